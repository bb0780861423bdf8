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
  method: PaymentMethod;
  /** after the checkout, one a day, the last one now */
  steps: Step[];
};

const PAID = [payment('paid')];
const COMPLETED = [...PAID, complete];
const PAY_INSTALMENT = [uploadProof, settleSlip('approved')];
/** A project with an accepted quotation and the first instalment paid. */
const underWay = (...dueInDays: number[]): Step[] => [plan({ quotation: 'accepted', dueInDays }), ...PAY_INSTALMENT];

/** The states in which orders can be made: docs/qa.md says what each is. Those of projects begin with their name. */
export const ORDER_STATES = {
  'submitted-offline': { method: 'OFFLINE', steps: [] },
  'submitted-online': { method: 'ONLINE', steps: [] },
  'proof-uploaded': { method: 'OFFLINE', steps: [uploadProof] },
  'paid-offline': { method: 'OFFLINE', steps: [uploadProof, ...PAID] },
  'paid-online': { method: 'ONLINE', steps: PAID },
  'payment-failed': { method: 'ONLINE', steps: [payment('failed')] },
  'payment-cancelled': { method: 'ONLINE', steps: [payment('cancelled')] },
  completed: { method: 'ONLINE', steps: COMPLETED },
  cancelled: { method: 'OFFLINE', steps: [cancel] },
  reviewed: { method: 'ONLINE', steps: [...COMPLETED, review] },
  'review-approved': { method: 'ONLINE', steps: [...COMPLETED, review, decide('approved')] },
  'review-rejected': { method: 'ONLINE', steps: [...COMPLETED, review, decide('rejected')] },
  'refund-waiting': { method: 'ONLINE', steps: [...COMPLETED, requestRefund] },
  'refund-approved': { method: 'ONLINE', steps: [...COMPLETED, requestRefund, decideRefund('approved')] },
  'refund-rejected': { method: 'ONLINE', steps: [...COMPLETED, requestRefund, decideRefund('rejected')] },
  'project-quoted': { method: 'OFFLINE', steps: [plan({ quotation: 'sent', dueInDays: [7, 30, 60, 90] })] },
  'project-instalment-due': { method: 'OFFLINE', steps: underWay(-1, 3, 30, 60) },
  'project-instalment-overdue': { method: 'OFFLINE', steps: underWay(-30, -3, 30, 60) },
  'project-slip-reading': { method: 'OFFLINE', steps: [...underWay(-30, -3, 30, 60), uploadProof] },
  'project-slip-waiting': {
    method: 'OFFLINE',
    steps: [...underWay(-30, -3, 30, 60), uploadProof, settleSlip('waiting')],
  },
  'project-slip-rejected': {
    method: 'OFFLINE',
    steps: [...underWay(-30, -3, 30, 60), uploadProof, settleSlip('rejected')],
  },
  'project-completed': {
    method: 'OFFLINE',
    steps: [...underWay(-90, -60, -30, -3), ...PAY_INSTALMENT, ...PAY_INSTALMENT, ...PAY_INSTALMENT, ...PAID, complete],
  },
} as const satisfies Record<string, OrderState>;

export type OrderStateName = keyof typeof ORDER_STATES;
export const ORDER_STATE_NAMES = Object.keys(ORDER_STATES) as [OrderStateName, ...OrderStateName[]];
export const orderStateOf = (name: OrderStateName): OrderState => ORDER_STATES[name];
