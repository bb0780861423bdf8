// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { draftOrdered, forgetDraft, getDraft, setDraft } from '@/lib/checkout/draft';

afterEach(forgetDraft);
const EMPTY = getDraft();
const store = (value: unknown) => sessionStorage.setItem('draft.checkout', JSON.stringify({ version: 1, value }));

describe('the checkout draft', () => {
  it('is kept in the tab until the checkout is done', () => {
    setDraft({ recipient: { name: 'Chan Ka Yan' }, voucherCode: 'AUTUMN500', unticked: ['a'] });
    expect(sessionStorage.getItem('draft.checkout')).toContain('Chan Ka Yan');
    expect(getDraft()).toEqual({ ...EMPTY, recipient: { name: 'Chan Ka Yan' }, voucherCode: 'AUTUMN500', unticked: ['a'] });
    forgetDraft();
    expect(sessionStorage.getItem('draft.checkout')).toBeNull();
    expect(getDraft()).toEqual(EMPTY);
  });

  it('keeps the recipient of an order that is still to be paid', () => {
    setDraft({ recipient: { name: 'Chan Ka Yan' }, voucherCode: 'AUTUMN500', voucherText: 'AUTUMN500', unticked: ['a'] });
    draftOrdered();
    expect(getDraft()).toEqual({ ...EMPTY, recipient: { name: 'Chan Ka Yan' } });
  });

  it('is empty when nothing in storage can be used', () => {
    store({ unticked: {}, recipient: 7, delivery: { country_code: 'hk' }, payment: 'GOLD', voucherCode: 1 });
    expect(getDraft()).toEqual(EMPTY);
    store(7);
    expect(getDraft()).toEqual(EMPTY);
  });

  it('takes from storage what can be used', () => {
    store({ recipient: { name: 'Ng', phone: 7, card: '4111' }, payment: 'OFFLINE' });
    expect(getDraft()).toEqual({ ...EMPTY, recipient: { name: 'Ng' }, payment: 'OFFLINE' });
  });
});
