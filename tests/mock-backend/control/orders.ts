import * as z from 'zod/mini';
import { openEnum } from '@/lib/api/shapes';
import { OrderStatusSchema } from '@/lib/order/schema';
import { makeOrder } from '../order-states/make-order.ts';
import { ORDER_STATE_NAMES } from '../order-states/order-states.ts';
import { createPersona, PERSONA_NAMES } from '../personas.ts';
import { decideReview, moveOrder, setPayment, settlePaymentRecord } from '../state/orders.ts';
import { accountOf } from './accounts.ts';
import { type ControlCall, type Controls, control, found, NOTHING, originOf } from './context.ts';

/** For an existing account or a new persona. */
const NewOrderSchema = z
  .strictObject({
    state: z.enum(ORDER_STATE_NAMES),
    login_id: z.optional(z.string()),
    persona: z.optional(z.enum(PERSONA_NAMES)),
    lines: z.optional(
      z
        .array(z.strictObject({ product_variant_id: z.string(), qty: z.int().check(z.gte(1), z.lte(99)) }))
        .check(z.minLength(1)),
    ),
  })
  .check(
    z.refine(({ login_id, persona }) => !login_id !== !persona, {
      path: ['login_id'],
      error: 'it or persona, one of the two',
    }),
  );
const DECISIONS = ['waiting', 'approved', 'rejected'] as const;
/** Any other text is a status unknown to the shop. */
const StatusSchema = z.strictObject({ status: OrderStatusSchema });
const PaymentSchema = z.strictObject({ status: openEnum(['waiting', 'paid', 'failed', 'cancelled']) });
const ReviewSchema = z.strictObject({ review_id: z.string(), status: z.enum(DECISIONS) });
const RefundSchema = z.strictObject({ status: z.enum(DECISIONS) });
const PaymentRecordSchema = z.strictObject({
  record_id: z.string(),
  status: z.enum(['recognising', ...DECISIONS]),
  amount: z.nullish(z.number()),
});

const recordOf = ({ deps, id }: ControlCall) => {
  const { orders } = deps.state();
  return found(
    orders.get(id),
    `order ${id}`,
    orders.all().map(({ order }) => order),
  );
};

/** Orders: new ones in any state, and what the studio and the payment service do to them. */
export const orderControls: Controls = {
  'GET orders': control(NOTHING, ({ deps }) => ({
    data: deps
      .state()
      .orders.all()
      .map((record) => ({ account_id: record.account_id, ...record.order })),
  })),
  'POST orders': control(NewOrderSchema, (call) => {
    const deps = call.deps.state();
    const { state, login_id = '', lines = [], persona: kind } = call.input;
    const catalog = deps.catalogs.get(deps.settings.mainStoreId);
    for (const [index, { product_variant_id: id }] of lines.entries())
      found(catalog?.variant(id), `variant ${id}`, catalog?.variantIds() ?? [], `lines.${index}.product_variant_id`);
    const origin = originOf(call);
    const persona = kind ? createPersona(deps, kind, origin) : null;
    const account = accountOf(call, persona?.account_id ?? login_id);
    return { order: makeOrder(deps, account, state, { lines: call.input.lines, origin }).order, persona };
  }),
  'POST orders/{id}/status': control(StatusSchema, (call) => {
    const { order } = recordOf(call);
    moveOrder(order, call.input.status, call.deps.state().clock.iso());
    return order;
  }),
  'POST payment-urls': control(z.strictObject({ given: z.boolean() }), ({ deps, input }) => {
    deps.state().memory.orders.hasPaymentUrls = input.given;
    return input;
  }),
  'POST orders/{id}/payment': control(PaymentSchema, (call) => {
    const record = recordOf(call);
    setPayment(record, call.input.status);
    return record.order;
  }),
  'GET orders/{id}/reviews': control(NOTHING, (call) => ({ data: recordOf(call).reviews })),
  'POST orders/{id}/reviews': control(ReviewSchema, (call) => {
    const record = recordOf(call);
    const { review_id, status } = call.input;
    if (!decideReview(call.deps.state(), record, review_id, status))
      found(undefined, `review ${review_id}`, record.reviews, 'review_id');
    return { data: record.reviews };
  }),
  'POST orders/{id}/refund-request': control(RefundSchema, (call) =>
    Object.assign(found(recordOf(call).refund ?? undefined, 'refund request', []), call.input),
  ),
  'POST orders/{id}/payment-records': control(PaymentRecordSchema, (call) => {
    const project = found(recordOf(call).order.project ?? undefined, `project ${call.id}`, []);
    const { record_id, status, amount } = call.input;
    const records = new Map(project.payment_records.map((record) => [record._id, record]));
    const record = found(records.get(record_id), `payment record ${record_id}`, records.keys(), 'record_id');
    settlePaymentRecord(project, record, status, amount);
    return { data: project.payment_records };
  }),
};
