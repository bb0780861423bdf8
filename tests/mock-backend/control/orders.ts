import * as z from 'zod/mini';
import { openEnum } from '@/lib/api/shapes';
import { ApprovalStatusSchema, OrderStatusSchema } from '@/lib/order/schema';
import { makeOrder } from '../order-states/make-order.ts';
import { ORDER_STATE_NAMES } from '../order-states/order-states.ts';
import { createPersona, PERSONA_NAMES } from '../personas.ts';
import { decideReview, moveOrder, setPayment, settlePaymentRecord } from '../state/orders.ts';
import { accountOf } from './accounts.ts';
import { type ControlCall, type Controls, checked, found, originOf } from './context.ts';

const order = {
  state: z.enum(ORDER_STATE_NAMES),
  lines: z.optional(
    z
      .array(z.strictObject({ product_variant_id: z.string(), qty: z.int().check(z.gte(1), z.lte(99)) }))
      .check(z.minLength(1)),
  ),
};
/** For an existing account or a new persona. */
const NewOrderSchema = z.union([
  z.strictObject({ ...order, login_id: z.string() }),
  z.strictObject({ ...order, persona: z.enum(PERSONA_NAMES) }),
]);
/** Any other text is a status unknown to the shop. */
const StatusSchema = z.strictObject({ status: OrderStatusSchema });
const PaymentSchema = z.strictObject({ status: openEnum(['waiting', 'paid', 'failed', 'cancelled']) });
const ReviewSchema = z.strictObject({ review_id: z.string(), status: ApprovalStatusSchema });
const RefundSchema = z.strictObject({ status: ApprovalStatusSchema });
const PaymentRecordSchema = z.strictObject({
  record_id: z.string(),
  status: z.enum(['recognising', 'waiting', 'approved', 'rejected']),
  amount: z.nullish(z.number()),
});

const recordOf = ({ deps, id }: ControlCall) => found(deps.state().orders.get(id), `no order ${id}`);

/** Orders: new ones in any state, and what the studio and the payment service do to them. */
export const orderControls: Controls = {
  'GET orders': ({ deps }) => ({
    data: deps
      .state()
      .orders.all()
      .map((record) => ({ account_id: record.account_id, ...record.order })),
  }),
  'POST orders': (call) => {
    const state = call.deps.state();
    const given = checked(NewOrderSchema, call.body);
    const origin = originOf(call);
    const persona = 'persona' in given ? createPersona(state, given.persona, origin) : null;
    const loginId = 'login_id' in given ? given.login_id : '';
    const account = accountOf(call, persona ? persona.account_id : loginId);
    const made = makeOrder(state, account, given.state, { lines: given.lines, origin });
    return { order: made.order, persona };
  },
  'POST orders/{id}/status': (call) => {
    const { order: moved } = recordOf(call);
    moveOrder(moved, checked(StatusSchema, call.body).status, call.deps.state().clock.iso());
    return moved;
  },
  'POST payment-urls': ({ deps, body }) => {
    const { memory } = deps.state();
    memory.orders.hasPaymentUrls = checked(z.strictObject({ given: z.boolean() }), body).given;
    return { given: memory.orders.hasPaymentUrls };
  },
  'POST orders/{id}/payment': (call) => {
    const record = recordOf(call);
    setPayment(record, checked(PaymentSchema, call.body).status);
    return record.order;
  },
  'GET orders/{id}/reviews': (call) => ({ data: recordOf(call).reviews }),
  'POST orders/{id}/reviews': (call) => {
    const record = recordOf(call);
    const { review_id, status } = checked(ReviewSchema, call.body);
    found(decideReview(call.deps.state(), record, review_id, status) || undefined, `no review ${review_id}`);
    return { data: record.reviews };
  },
  'POST orders/{id}/refund-request': (call) => {
    const refund = found(recordOf(call).refund ?? undefined, 'no refund request');
    refund.status = checked(RefundSchema, call.body).status;
    return refund;
  },
  'POST orders/{id}/payment-records': (call) => {
    const project = found(recordOf(call).order.project ?? undefined, `no project ${call.id}`);
    const { record_id, status, amount } = checked(PaymentRecordSchema, call.body);
    const record = found(
      project.payment_records.find(({ _id }) => _id === record_id),
      `no payment record ${record_id}`,
    );
    settlePaymentRecord(project, record, status, amount);
    return { data: project.payment_records };
  },
};
