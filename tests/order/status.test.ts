import { describe, expect, it } from 'vitest';
import { openEnum } from '@/lib/api/shapes';
import { applyOrderChange } from '@/lib/order/queries';
import type { Order, OrderStatus } from '@/lib/order/schema';
import { badgeOf, isCancellable, isCompletable, isProofOpen, mayPayByTransfer, nextStepOf } from '@/lib/order/status';
import { stepsOf } from '@/lib/order/steps';

const entry = (slug: OrderStatus, hour: number) => ({ slug, created_at: `2026-11-20T0${hour}:00:00Z` });
const progress = (
  current_status: OrderStatus,
  statuses: ReturnType<typeof entry>[],
  payment_method: Order['payment_method'] = 'OFFLINE',
) => ({
  current_status,
  statuses,
  payment_method,
  created_at: '2026-11-20T00:30:00Z',
});
const short = (order: Parameters<typeof stepsOf>[0]) =>
  stepsOf(order, Date.parse('2026-11-24T16:00:00Z'))
    .map((step) => `${'work' in step ? step.work.title.en : step.slug} ${step.state}`)
    .join(', ');

// @spec-4.11
describe('the timeline', () => {
  it.each([
    [progress('submitted', [entry('submitted', 1)]), 'submitted now, pending todo, completed todo'],
    [progress('pending', [entry('submitted', 1), entry('pending', 2)]), 'submitted done, pending now, completed todo'],
    [progress('completed', [entry('submitted', 1), entry('completed', 2)]), 'submitted done, completed now'],
    // no proof is asked of an online payment
    [progress('submitted', [entry('submitted', 1)], 'ONLINE'), 'submitted now, completed todo'],
    [progress('cancelled', [entry('submitted', 1), entry('cancelled', 2)]), 'submitted done, cancelled now'],
  ])('shows what is done, where it stands and what is to come: %#', (order, steps) => expect(short(order)).toBe(steps));

  it('has the programme’s steps, which stand for the proof of payment once they have begun', () => {
    const programme = [25, 23, 26].map((day) => ({ title: { en: `${day}` }, starts_at: `2026-11-${day}T01:00:00Z` }));
    const pending = { ...progress('pending', [entry('submitted', 1), entry('pending', 2)]), programme };
    expect(short(pending)).toBe('submitted done, 23 done, 25 now, 26 todo, completed todo');
    const ahead = short({ ...pending, programme: programme.slice(2) });
    expect(ahead).toBe('submitted done, pending now, 26 todo, completed todo');
    const over = short({ ...pending, current_status: 'cancelled' });
    expect(over).toBe('submitted done, 23 done, 25 done, cancelled now');
  });

  it('starts with the submission even where the backend sends no history', () => {
    expect(stepsOf(progress('submitted', []), 0)[0]).toEqual({
      slug: 'submitted',
      state: 'now',
      at: '2026-11-20T00:30:00Z',
    });
    expect(short(progress('completed', []))).toBe('submitted done, completed now');
  });
});

type Payment = Pick<Order, 'current_status' | 'is_paid' | 'payment_method' | 'payment_status'>;
const payment = (change: Partial<Payment>): Payment => ({
  current_status: 'submitted',
  is_paid: false,
  payment_method: 'OFFLINE',
  payment_status: 'waiting',
  ...change,
});

it.each([
  [payment({}), 'upload'],
  [payment({ current_status: 'pending' }), 'checking'],
  [payment({ payment_method: 'ONLINE' }), 'online'],
  [payment({ payment_method: 'ONLINE', payment_status: 'failed' }), 'paymentFailed'],
  [payment({ payment_method: 'ONLINE', payment_status: 'cancelled' }), 'paymentCancelled'],
  [payment({ is_paid: true, current_status: 'pending' }), 'wait'],
  [payment({ is_paid: true, current_status: 'completed' }), 'completed'],
  [payment({ current_status: 'cancelled' }), 'cancelled'],
])('the next step of %o is %s', (order, step) => expect(nextStepOf(order)).toBe(step));

describe('a failed online payment', () => {
  const failed = payment({ payment_method: 'ONLINE', payment_status: 'failed' });

  it.each([
    [['ONLINE', 'OFFLINE'], true],
    [['ONLINE'], false],
    [['ONLINE', 'CRYPTO'], false],
  ])('of a shop with %o can be made up for by transfer: %s', (methods, expected) =>
    expect(mayPayByTransfer(failed, methods)).toBe(expected),
  );
});

describe('an unknown status or payment status', () => {
  const unlisted = openEnum([]).parse('on_hold');

  it('is the last step of the timeline', () => {
    const order = { ...progress('submitted', [entry('submitted', 1)]), current_status: unlisted };
    expect(short(order)).toBe('submitted done, on_hold now');
  });

  it('needs no next step', () => {
    expect(nextStepOf(payment({ current_status: unlisted }))).toBe('other');
    expect(nextStepOf(payment({ payment_status: unlisted, payment_method: 'ONLINE' }))).toBe('other');
    expect(nextStepOf(payment({ payment_status: unlisted, current_status: 'completed' }))).toBe('completed');
  });

  it('reads as text in the status line, and claims nothing about a payment', () => {
    const pending = { ...payment({ current_status: 'pending' }), checkout: { offline: null }, project: null };
    expect(badgeOf({ ...pending, current_status: unlisted })).toEqual({ text: 'On hold', tone: 'plain' });
    expect(badgeOf({ ...pending, payment_status: unlisted })).toEqual({ key: 'status.pending', tone: 'plain' });
  });
});

// @spec-3.13
it('the times in the timeline include a later update of the entry', () => {
  const changed = { ...entry('submitted', 1), updated_at: '2026-11-20T03:00:00Z' };
  const same = { ...entry('submitted', 1), updated_at: entry('submitted', 1).created_at };
  expect(stepsOf({ ...progress('submitted', []), statuses: [changed] }, 0)[0]).toMatchObject({
    updated: '2026-11-20T03:00:00Z',
  });
  expect(stepsOf({ ...progress('submitted', []), statuses: [same] }, 0)[0]).not.toHaveProperty('updated');
});

describe('isCompletable, isCancellable and isProofOpen', () => {
  const instalment = (is_paid: boolean) => ({ _id: 'i', index: 1, title: {}, amount: 1, is_paid });
  const record = (status: 'recognising' | 'waiting' | 'approved' | 'rejected') => ({
    _id: 'r',
    amount: 1,
    status,
    created_at: '2026-11-20T00:30:00Z',
  });
  const project = (paid: boolean[], records: ReturnType<typeof record>[] = []) => ({
    title: {},
    installments: paid.map((one) => instalment(one)),
    payment_records: records,
  });

  it.each([
    ['unpaid', { current_status: 'submitted', is_paid: false, project: null }, false],
    ['paid', { current_status: 'submitted', is_paid: true, project: null }, true],
    ['its proof accepted', { current_status: 'pending', is_paid: true, project: null }, true],
    ['over', { current_status: 'completed', is_paid: true, project: null }, false],
    [
      'a project before its last instalment',
      { current_status: 'pending', is_paid: true, project: project([true, false]) },
      false,
    ],
    ['a project after it', { current_status: 'pending', is_paid: false, project: project([true, true]) }, true],
  ] as const)('%s: whether completing is offered', (_, order, expected) => expect(isCompletable(order)).toBe(expected));

  it('allow a cancellation before work has begun', () => {
    expect(isCancellable({ current_status: 'pending', project: null })).toBe(true);
    expect(isCancellable({ current_status: 'cancelled', project: null })).toBe(false);
    expect(isCancellable({ current_status: 'submitted', project: project([false, false]) })).toBe(true);
    expect(isCancellable({ current_status: 'pending', project: project([true, false]) })).toBe(false);
  });

  it('report an open proof only while one is undecided', () => {
    expect(isProofOpen({ is_paid: false, project: null })).toBe(true);
    expect(isProofOpen({ is_paid: true, project: null })).toBe(false);
    expect(isProofOpen({ is_paid: false, project: project([true, false], [record('approved')]) })).toBe(false);
    expect(
      isProofOpen({ is_paid: false, project: project([true, false], [record('approved'), record('recognising')]) }),
    ).toBe(true);
  });
});

// @spec-4.14
it('the status line names status and payment in one text', () => {
  const order = { ...payment({}), checkout: { offline: { image: 'x' } }, project: null };
  expect(badgeOf(order)).toEqual({ key: 'badge.submittedUnpaid', tone: 'warn' });
  expect(badgeOf({ ...order, current_status: 'pending' })).toMatchObject({ key: 'badge.proofUploaded' });
  expect(badgeOf({ ...order, is_paid: true })).toMatchObject({ key: 'badge.submittedPaid' });
  expect(badgeOf({ ...order, current_status: 'cancelled', is_paid: true })).toMatchObject({ key: 'status.cancelled' });
  expect(badgeOf({ ...order, payment_method: 'ONLINE', payment_status: 'failed' })).toEqual({
    key: 'badge.paymentFailed',
    tone: 'error',
  });
  expect(badgeOf({ ...order, payment_method: 'ONLINE', payment_status: 'cancelled' })).toEqual({
    key: 'badge.paymentCancelled',
    tone: 'error',
  });
});

it('an order ignores the change in flight of another', () => {
  const order = { _id: 'a', current_status: 'submitted' as const, statuses: [entry('submitted', 1)] };
  expect(applyOrderChange(order, { id: 'b', to: 'pending', at: '2026-11-20T02:00:00Z' })).toBe(order);
});
