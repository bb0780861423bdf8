import { describe, expect, it } from 'vitest';
import { resultTexts } from '@/components/result/result-texts';
import { pageOf, paymentOutcomeOf, resultOf } from '@/lib/result/outcome';

const messages = { order: { success: { title: { en: 'Done', zh: '完成', cn: '完成' } } }, verification_code: {} };

// @spec-5.6
describe('resultOf', () => {
  it.each([
    [['success'], { outcome: 'success' }],
    [['order', 'success'], { type: 'order', outcome: 'success' }],
    [['verification_code', 'failure'], { type: 'verification_code', outcome: 'failure' }],
    [['order', 'cancelled'], { type: 'order', outcome: 'cancelled' }],
  ])('reads %j', (path, result) => expect(resultOf(path, messages)).toEqual(result));

  it.each([
    [['nonsense', 'success']],
    [['__proto__', 'success']],
    [['constructor', 'failure']],
    [['order']],
    [['order', 'maybe']],
    [['order', 'success', 'more']],
    [[]],
  ])('returns undefined for %j', (path) => expect(resultOf(path, messages)).toBeUndefined());
});

describe('paymentOutcomeOf', () => {
  const order = {
    is_paid: false,
    payment_method: 'ONLINE' as const,
    payment_status: 'waiting' as const,
    current_status: 'submitted' as const,
  };
  it.each([
    [order, 'confirming', undefined],
    [{ ...order, is_paid: true }, 'paid', 'success'],
    [{ ...order, payment_status: 'paid' as const }, 'paid', 'success'],
    [{ ...order, payment_status: 'failed' as const }, 'failed', 'failure'],
    [{ ...order, payment_status: 'cancelled' as const }, 'cancelled', 'cancelled'],
    [{ ...order, payment_method: 'OFFLINE' as const }, 'offline', 'success'],
    [{ ...order, payment_method: 'OFFLINE' as const, current_status: 'cancelled' as const }, 'cancelled', 'cancelled'],
  ])('%o: %s', (one, outcome, page) => {
    expect(paymentOutcomeOf(one)).toBe(outcome);
    expect(pageOf(paymentOutcomeOf(one))).toBe(page);
  });
});

const words = (type: string | undefined, outcome: 'success' | 'failure' | 'cancelled') =>
  resultTexts(messages, { type, outcome }, { t: (key) => key, locale: 'zh' });

// @spec-3.20
it('resultWords are the configured ones, else those of the type, else the general ones', () => {
  expect(words('order', 'success')).toEqual({ title: '完成', text: '' });
  expect(words('order', 'failure')).toEqual({ title: 'orderFailure', text: 'orderFailureText' });
  expect(words('verification_code', 'cancelled')).toEqual({ title: 'cancelled', text: 'cancelledText' });
  expect(words(undefined, 'failure').title).toBe('failure');
});
