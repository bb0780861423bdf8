// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { DETAILS_DRAFT, draftOrdered, forgetDraft, getDraft, setDraft } from '@/lib/checkout/draft';
import { formDraft } from '@/lib/form/draft';

afterEach(forgetDraft);

describe('the checkout’s draft', () => {
  it('lasts for the tab, and goes with what was typed after the checkout', () => {
    const empty = getDraft();
    setDraft({ voucherCode: 'AUTUMN500', unticked: ['a'] });
    formDraft(DETAILS_DRAFT).set({ name: 'Chan Ka Yan' });
    expect(getDraft()).toMatchObject({ voucherCode: 'AUTUMN500', unticked: ['a'] });
    forgetDraft();
    expect(sessionStorage.length).toBe(0);
    expect(getDraft()).toEqual(empty);
  });

  it('keeps delivery and payment when lines and voucher were ordered', () => {
    setDraft({ voucherCode: 'AUTUMN500', voucherText: 'AUTUMN500', unticked: ['a'], payment: 'OFFLINE' });
    draftOrdered('o1');
    expect(getDraft()).toMatchObject({ voucherCode: null, voucherText: '', unticked: [], payment: 'OFFLINE' });
  });

  it.each([
    '{"version":1,"value":{"unticked":{},"voucherText":"","delivery":{"country_code":"HK","method":"DELIVERY"}}}',
  ])('is empty where the storage holds %s', (text) => {
    const empty = getDraft();
    sessionStorage.setItem('draft.checkout', text);
    expect(getDraft()).toEqual(empty);
  });
});
