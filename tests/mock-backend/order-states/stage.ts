import type { ApprovalStatus } from '@/lib/order/schema';
import type { Act } from '../act.ts';
import { SLIP } from '../data/order-seed.ts';
import { setPayment } from '../pages/payment.ts';
import { decideReview } from '../state/approval.ts';
import type { OrderRecord } from '../state/orders.ts';
import { type PaymentRecord, settlePaymentRecord } from '../state/recognition.ts';
import { projectOf } from '../state/seeded-orders.ts';
import type { State } from '../state/state.ts';
import { type ProjectPlan, projectSeed } from './project.ts';

/** An order on its way into a state. `now`: when it will have arrived there, in milliseconds since 1970. */
export type Stage = { state: State; record: OrderRecord; act: Act; origin: string; now: number };
/** One thing that the customer, the studio or the payment service does to it. */
export type Step = (stage: Stage) => void;

const params = ({ record }: Stage) => ({ id: record.order._id });

export const uploadProof: Step = (stage) => void stage.act('uploadProof', { params: params(stage), body: { image: stage.origin + SLIP.url } });
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

/** One of the first service back. */
export const askRefund: Step = (stage) =>
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

export const plan =
  (given: ProjectPlan): Step =>
  ({ record: { order }, now }) => {
    order.project = projectOf(projectSeed(order._id, given, now), order.total);
  };
/** Settles the slip that came in last. */
export const settleSlip =
  (status: PaymentRecord['status']): Step =>
  ({ record }) => {
    const { project } = record.order;
    const last = project?.payment_records.at(-1);
    if (project && last) settlePaymentRecord(project, last, status);
  };

const variantsOf = ({ record }: Stage): string[] => record.order.items.map((item) => item.product_variant_id);
