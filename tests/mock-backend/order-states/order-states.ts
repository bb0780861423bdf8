import type { PaymentMethod } from '@/lib/api/payment-methods';
import {
  cancel,
  complete,
  decide,
  decideRefund,
  payment,
  plan,
  requestRefund,
  review,
  settleSlip,
  type Step,
  uploadProof,
} from './steps.ts';

type OrderState = {
  says: string;
  method: PaymentMethod;
  /** after the checkout, one a day, the last one now */
  steps: Step[];
  isProject?: boolean;
};

const PAID = [payment('paid')];
const COMPLETED = [...PAID, complete];
const PAY_INSTALMENT = [uploadProof, settleSlip('approved')];
/** A project with an accepted quotation and the first instalment paid. */
const underWay = (...dueInDays: number[]): Step[] => [plan({ quotation: 'accepted', dueInDays }), ...PAY_INSTALMENT];

/** The states in which orders can be made (docs/qa.md). */
export const ORDER_STATES = {
  'submitted-offline': {
    says: 'to be paid with an uploaded proof, which is not there yet',
    method: 'OFFLINE',
    steps: [],
  },
  'submitted-online': {
    says: 'to be paid online; the payment service has not reported yet',
    method: 'ONLINE',
    steps: [],
  },
  'proof-uploaded': {
    says: 'pending: the studio has not looked at the proof yet',
    method: 'OFFLINE',
    steps: [uploadProof],
  },
  'paid-offline': {
    says: 'pending, and the studio found the proof good',
    method: 'OFFLINE',
    steps: [uploadProof, ...PAID],
  },
  'paid-online': { says: 'submitted and paid', method: 'ONLINE', steps: PAID },
  'payment-failed': { says: 'the online payment failed', method: 'ONLINE', steps: [payment('failed')] },
  'payment-cancelled': {
    says: 'the customer gave the online payment up',
    method: 'ONLINE',
    steps: [payment('cancelled')],
  },
  completed: { says: 'paid online and completed; no review, no refund request', method: 'ONLINE', steps: COMPLETED },
  cancelled: { says: 'cancelled by the customer before it was paid', method: 'OFFLINE', steps: [cancel] },
  reviewed: {
    says: 'completed, with a review that waits for approval',
    method: 'ONLINE',
    steps: [...COMPLETED, review],
  },
  'review-approved': {
    says: 'completed, with a review that shows at the service',
    method: 'ONLINE',
    steps: [...COMPLETED, review, decide('approved')],
  },
  'review-rejected': {
    says: 'completed, with a review that was rejected',
    method: 'ONLINE',
    steps: [...COMPLETED, review, decide('rejected')],
  },
  'refund-waiting': {
    says: 'completed, with a refund request that waits for approval',
    method: 'ONLINE',
    steps: [...COMPLETED, requestRefund],
  },
  'refund-approved': {
    says: 'completed, and the refund was approved',
    method: 'ONLINE',
    steps: [...COMPLETED, requestRefund, decideRefund('approved')],
  },
  'refund-rejected': {
    says: 'completed, and the refund was rejected',
    method: 'ONLINE',
    steps: [...COMPLETED, requestRefund, decideRefund('rejected')],
  },
  'project-quoted': {
    says: 'a project with a quotation that waits for an answer; nothing is paid',
    method: 'OFFLINE',
    steps: [plan({ quotation: 'sent', dueInDays: [7, 30, 60, 90] })],
    isProject: true,
  },
  'project-instalment-due': {
    says: 'a project under way: the first instalment is paid, the second is due in three days',
    method: 'OFFLINE',
    steps: underWay(-1, 3, 30, 60),
    isProject: true,
  },
  'project-instalment-overdue': {
    says: 'the same, and the second instalment was due three days ago',
    method: 'OFFLINE',
    steps: underWay(-30, -3, 30, 60),
    isProject: true,
  },
  'project-slip-reading': {
    says: 'the slip of the second instalment, due three days ago, is being read; five looks later it waits for the studio',
    method: 'OFFLINE',
    steps: [...underWay(-30, -3, 30, 60), uploadProof],
    isProject: true,
  },
  'project-slip-waiting': {
    says: 'the slip of the second instalment was read and waits for the studio',
    method: 'OFFLINE',
    steps: [...underWay(-30, -3, 30, 60), uploadProof, settleSlip('waiting')],
    isProject: true,
  },
  'project-slip-rejected': {
    says: 'the studio rejected the slip of the second instalment',
    method: 'OFFLINE',
    steps: [...underWay(-30, -3, 30, 60), uploadProof, settleSlip('rejected')],
    isProject: true,
  },
  'project-completed': {
    says: 'a project with every instalment paid',
    method: 'OFFLINE',
    steps: [...underWay(-90, -60, -30, -3), ...PAY_INSTALMENT, ...PAY_INSTALMENT, ...PAY_INSTALMENT, ...PAID, complete],
    isProject: true,
  },
} as const satisfies Record<string, OrderState>;

export type OrderStateName = keyof typeof ORDER_STATES;
export const ORDER_STATE_NAMES = Object.keys(ORDER_STATES) as [OrderStateName, ...OrderStateName[]];
export const orderStateOf = (name: OrderStateName): OrderState => ORDER_STATES[name];
