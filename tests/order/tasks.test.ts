import { describe, expect, it } from 'vitest';
import { OrderSummarySchema } from '@/lib/order/schema';
import { tasksOf } from '@/lib/order/tasks';

const NOW = Date.parse('2026-11-24T04:00:00Z');
const order = (id: string, more: object = {}) =>
  OrderSummarySchema.parse({
    _id: id,
    reference_number: id,
    created_at: '2026-11-18T03:20:00Z',
    current_status: 'submitted',
    total: 100,
    ...more,
  });
const instalment = (due_at: string | null, is_paid = false, index = 1) => ({
  _id: `i${index}`,
  index,
  title: {},
  amount: 30,
  due_at,
  is_paid,
});
const version = (number: number, more: object = {}) => ({
  _id: `v${number}`,
  version: number,
  status: 'sent',
  total: 90,
  valid_until: '2026-12-01T00:00:00Z',
  ...more,
});
const project = (
  id: string,
  { versions = [], ...more }: { versions?: object[]; installments?: object[]; payment_records?: object[] },
  rest: object = {},
) => order(id, { project: { title: {}, quotation: { reference_number: 'Q', total: 90, versions }, ...more }, ...rest });
const of = (...orders: Parameters<typeof tasksOf>[0]) =>
  tasksOf(orders, NOW).map(({ kind, order: { _id }, amount }) => `${kind} ${_id} ${amount}`);

describe('what the customer has to do', () => {
  it('is the proof of an unpaid offline appointment, and nothing for one that is paid, checked or over', () => {
    expect(of(order('a'))).toEqual(['proof a 100']);
    const others = [
      { is_paid: true },
      { current_status: 'pending' },
      { current_status: 'cancelled' },
      { current_status: 'new' },
    ];
    expect(of(...others.map((more, index) => order(`b${index}`, more)))).toEqual([]);
  });

  it('is the payment of an appointment that has not been paid online', () => {
    expect(of(order('a', { payment_method: 'ONLINE' }))).toEqual(['online a 100']);
    expect(of(order('a', { payment_method: 'ONLINE', payment_status: 'failed' }))).toEqual(['paymentFailed a 100']);
    expect(of(order('a', { payment_method: 'ONLINE', payment_status: 'cancelled' }))).toEqual([
      'paymentCancelled a 100',
    ]);
    expect(of(order('a', { payment_method: 'ONLINE', payment_status: 'failed', current_status: 'cancelled' }))).toEqual(
      [],
    );
  });

  it('is the next instalment of a project, unless a slip is with the studio', () => {
    const installments = [instalment('2026-10-01T00:00:00Z', true), instalment('2026-12-22T00:00:00Z', false, 2)];
    expect(of(project('p', { installments }))).toEqual(['instalment p 30']);
    const record = { _id: 'r', amount: null, status: 'recognising', created_at: '2026-11-18T06:00:00Z' };
    expect(of(project('p', { installments, payment_records: [record] }))).toEqual([]);
    expect(of(project('p', { installments, payment_records: [{ ...record, status: 'rejected' }] }))).toEqual([
      'instalment p 30',
    ]);
    expect(of(project('p', { installments }, { current_status: 'completed' }))).toEqual([]);
  });

  it('is an answer to the newest version of a quotation while it is valid', () => {
    expect(of(project('p', { versions: [version(1, { status: 'accepted' }), version(2)] }))).toEqual([
      'quotation p 90',
    ]);
    expect(of(project('p', { versions: [version(1), version(2, { status: 'declined' })] }))).toEqual([]);
    expect(of(project('p', { versions: [version(1, { valid_until: '2026-11-23T15:59:59Z' })] }))).toEqual([]);
    expect(of(project('p', { versions: [version(1, { valid_until: null })] }))).toEqual(['quotation p 90']);
  });

  it('comes in the order of its dates, what has none last', () => {
    const late = project('late', { installments: [instalment('2026-12-22T00:00:00Z')] });
    const overdue = project('overdue', { installments: [instalment('2026-10-01T00:00:00Z')] });
    const undated = project('undated', { installments: [instalment(null)] });
    expect(of(undated, late, order('proof'), overdue).map((task) => task.split(' ')[1])).toEqual([
      'overdue',
      'proof',
      'late',
      'undated',
    ]);
  });
});
