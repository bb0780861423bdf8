import type { ApprovalStatus } from '@/lib/order/schema';
import type { Act } from '../act.ts';
import { picture } from '../data/load.ts';
import type { ProjectSeed } from '../data/orders.ts';
import { SEED } from '../data/seed.ts';
import {
  decideReview,
  type OrderRecord,
  type PaymentRecord,
  setPayment,
  settlePaymentRecord,
} from '../state/orders.ts';
import { projectOf } from '../state/seeded-order.ts';
import type { State } from '../state/state.ts';

/** `now`: when the order reaches its state, in milliseconds since 1970. */
type Stage = { state: State; record: OrderRecord; act: Act; origin: string; now: number };
/** Something that the customer, the studio or the payment service does to an order. */
export type Step = (stage: Stage) => void;

const DAY_MS = 24 * 60 * 60 * 1000;
const params = ({ record }: Stage) => ({ id: record.order._id });
const variantsOf = ({ record }: Stage): string[] => record.order.items.map((item) => item.product_variant_id);

export const uploadProof: Step = (stage) =>
  void stage.act('uploadProof', {
    params: params(stage),
    body: { image: stage.origin + picture('payment-slip-sample').url },
  });
export const complete: Step = (stage) => void stage.act('completeOrder', { params: params(stage) });
export const cancel: Step = (stage) => void stage.act('cancelOrder', { params: params(stage) });

export const payment =
  (status: 'paid' | 'failed' | 'cancelled'): Step =>
  ({ record }) =>
    setPayment(record, status);

/** A comment with five stars for everything in the order. */
export const review: Step = (stage) =>
  void stage.act('writeOrderReview', {
    params: params(stage),
    body: { comment: 'On time, and everything was left clean.', rating: 5, product_variant_ids: variantsOf(stage) },
  });
export const decide =
  (status: ApprovalStatus): Step =>
  ({ state, record }) => {
    for (const { _id } of record.reviews) decideReview(state, record, _id, status);
  };

/** For one of the first service. */
export const requestRefund: Step = (stage) =>
  void stage.act('writeRefundRequest', {
    params: params(stage),
    body: {
      reason: 'One door arrived with a dent. I would like part of its price returned.',
      images: [],
      refund_items: variantsOf(stage)
        .slice(0, 1)
        .map((product_variant_id) => ({ product_variant_id, qty: 1 })),
    },
  });
export const decideRefund =
  (status: ApprovalStatus): Step =>
  ({ record }) => {
    if (record.refund) record.refund.status = status;
  };

/** The demo's renovation, with its accepted quotation alone. `dueInDays`: of each instalment, negative in the past. */
export const plan =
  ({ quotation: status, dueInDays }: { quotation: 'sent' | 'accepted'; dueInDays: number[] }): Step =>
  ({ record: { order }, now }) => {
    const day = (days: number): string => new Date(now + days * DAY_MS).toISOString();
    const [first = 0] = dueInDays;
    const model = SEED.orders.find(({ _id }) => _id === 'order-260824')!.project!;
    const version = model.quotation.versions.find((candidate) => candidate.status === 'accepted')!;
    const project: ProjectSeed = {
      ...model,
      quotation: {
        reference_number: order._id.replace('order', 'Q'),
        versions: [
          {
            ...version,
            version: 1,
            status,
            created_at: day(first - 3),
            accepted_at: status === 'accepted' ? day(first - 2) : null,
            valid_until: day(30),
          },
        ],
      },
      installments: model.installments.map(({ title, share }, index) => ({
        title,
        share,
        _id: `instalment-${order._id}-${index + 1}`,
        due_at: day(dueInDays[index] ?? 0),
        is_paid: false,
      })),
      payment_records: [],
    };
    order.project = projectOf(project, order.total);
  };

/** Settles the latest slip. */
export const settleSlip =
  (status: PaymentRecord['status']): Step =>
  ({ record: { order } }) => {
    const last = order.project?.payment_records.at(-1);
    if (order.project && last) settlePaymentRecord(order.project, last, status);
  };
