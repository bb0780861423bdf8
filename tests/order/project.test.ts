import { describe, expect, it } from 'vitest';
import { daysUntil } from '@/lib/format/days-until';
import { currentVersion, instalmentState, nextInstalment, waitingVersion } from '@/lib/order/project';
import { delayBefore } from '@/lib/order/recognition';
import type { Instalment, PaymentRecord, QuotationVersion } from '@/lib/order/schema';

const version = (number: number, status: QuotationVersion['status']): QuotationVersion => ({
  _id: `v${number}`,
  version: number,
  reference_number: '',
  status,
  lines: [],
  total: 1,
});

it('a quotation is in its latest accepted version, else in its latest', () => {
  expect(currentVersion([version(1, 'accepted'), version(3, 'sent'), version(2, 'accepted')])?._id).toBe('v2');
  expect(currentVersion([version(1, 'superseded'), version(2, 'sent')])?._id).toBe('v2');
  expect(currentVersion([])).toBeUndefined();
});

describe('a version', () => {
  const valid_until = '2026-11-30T15:00:00.000Z';
  it.each([
    ['2026-11-24T15:59:59Z', 6],
    ['2026-11-24T16:00:00Z', 5],
    ['2026-11-30T15:59:59Z', 0],
    ['2026-11-30T16:00:00Z', -1],
  ])('at %s has %i days left in Hong Kong', (now, days) => expect(daysUntil(valid_until, Date.parse(now))).toBe(days));

  it('waits for an answer when it is the newest, sent and not expired', () => {
    const now = Date.parse('2026-11-24T00:00:00Z');
    const sent = { ...version(2, 'sent'), valid_until };
    expect(waitingVersion([version(1, 'accepted'), sent], now)).toBe(sent);
    expect(waitingVersion([sent, version(3, 'declined')], now)).toBeUndefined();
    expect(waitingVersion([sent], Date.parse('2026-12-01T00:00:00Z'))).toBeUndefined();
    expect(waitingVersion([version(1, 'superseded'), version(2, 'accepted')], now)).toBeUndefined();
    expect(waitingVersion([], now)).toBeUndefined();
  });
});

describe('an instalment', () => {
  const due_at = '2026-11-24T09:00:00.000Z';
  const instalment = (index: number, more: Partial<Instalment> = {}): Instalment => ({
    _id: `${index}`,
    index,
    title: {},
    amount: 1,
    is_paid: false,
    due_at,
    ...more,
  });
  const slip = (status: PaymentRecord['status']) => ({ _id: status, amount: 1, status, created_at: due_at });
  const stateOf = (one: Instalment, now: string) =>
    instalmentState(one, { installments: [one], payment_records: [] }, Date.parse(now));

  it.each([
    ['on its day', '2026-11-24T15:59:59Z', 'waiting'],
    ['when the day has ended in Hong Kong', '2026-11-24T16:00:00Z', 'overdue'],
  ])('unpaid, %s', (_when, now, state) => expect(stateOf(instalment(1), now)).toBe(state));

  it('is not overdue when it is paid or has no date', () => {
    expect(stateOf(instalment(1, { is_paid: true }), '2030-01-01')).toBe('paid');
    expect(stateOf(instalment(1, { due_at: null }), '2030-01-01')).toBe('waiting');
    expect(stateOf(instalment(1, { due_at: 'soon' }), '2030-01-01')).toBe('waiting');
  });

  it.each([
    ['recognising', ['paid', 'checking', 'overdue']],
    ['waiting', ['paid', 'checking', 'overdue']],
    ['approved', ['paid', 'overdue', 'overdue']],
    ['rejected', ['paid', 'overdue', 'overdue']],
  ] as const)('with a slip that is %s is the one that the slip is for', (status, states) => {
    const installments = [instalment(1, { is_paid: true }), instalment(2), instalment(3)];
    const project = { installments, payment_records: [slip('approved'), slip(status)] };
    expect(installments.map((one) => instalmentState(one, project, Date.parse('2030-01-01')))).toEqual(states);
  });

  // @spec-3.19
  it('the next one is the first unpaid one, in whatever order they are sent', () => {
    const of = (index: number, is_paid: boolean) => ({ _id: `${index}`, index, title: {}, amount: 1, is_paid });
    expect(nextInstalment({ installments: [of(3, false), of(1, true), of(2, false)] })?._id).toBe('2');
    expect(nextInstalment({ installments: [of(1, true)] })).toBeUndefined();
  });
});

it('polls a slip that is being recognised after 5, 10, 20, 40 seconds, and then each minute', () => {
  expect([0, 1, 2, 3, 4, 5, 11].map(delayBefore)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});
