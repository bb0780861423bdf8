import { expect, it } from 'vitest';
import { type FpsPayment, fpsCode } from '@/lib/order/fps';

const PAYMENT: FpsPayment = {
  id: '+852-67891234',
  name: 'company_1_data',
  amount: 100,
  currency: 'HKD',
  reference: 'INV/TEST/0001',
};
const codeOf = (change: Partial<FpsPayment>) => fpsCode({ ...PAYMENT, ...change });

it('is the code that other implementations of the specification make', () => {
  expect(codeOf({})).toBe(
    '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
  );
});

it.each([
  ['an FPS identifier', '1234567', '02071234567'],
  ['an FPS identifier of nine digits', ' 123456789 ', '0209123456789'],
  ['a phone number with spaces', '+852 6789 1234', '0313+852-67891234'],
  ['an email', 'pay@example.hk', '0414PAY@EXAMPLE.HK'],
])('takes %s', (_, id, payee) => expect(codeOf({ id })).toContain(`0012hk.com.hkicl${payee}5204`));

it.each([
  [74_720, '540574720'],
  [74_720.5, '540874720.50'],
  [0.01, '54040.01'],
])('writes the amount %d', (amount, field) => expect(codeOf({ amount })).toContain(field));

it.each([
  ['陳大文 Studio', '5906Studio'],
  ['室內設計', '5902NA'],
  ['Décor & Fils', '5912Decor & Fils'],
  ['A name that is longer than the field', '5925A name that is longer tha'],
])('writes the name %s', (name, field) => expect(codeOf({ name })).toContain(field));

it.each([
  ['another currency', { currency: 'CNY' }],
  ['no amount', { amount: 0 }],
  ['an endless amount', { amount: Number.POSITIVE_INFINITY }],
  ['an amount too long for its field', { amount: 1e14 }],
  ['an id of no known kind', { id: 'atelier' }],
  ['a phone number of another country', { id: '+44-7700900123' }],
  ['a reference too long for its field', { reference: 'A'.repeat(26) }],
  ['a reference in Chinese', { reference: '編號 1' }],
])('there is no code for %s', (_, change) => expect(codeOf(change)).toBeUndefined());
