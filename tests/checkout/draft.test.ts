// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, getDraft, readDraft, setDraft } from '@/lib/checkout/draft';

afterEach(() => {
  vi.restoreAllMocks();
  forgetDraft();
});

describe('what was typed for the checkout', () => {
  it('is kept for the tab, and gone after the checkout', () => {
    setDraft({ recipient: { name: 'Chan Ka Yan' }, voucherCode: 'AUTUMN500', unticked: ['a'] });
    expect(readDraft(sessionStorage.getItem('draft.checkout'))).toEqual(getDraft());
    forgetDraft();
    expect(sessionStorage.getItem('draft.checkout')).toBeNull();
    expect(getDraft().recipient).toEqual({});
  });

  it.each(['{', 'null', '7', '{"unticked":{},"recipient":7,"delivery":{"country_code":"hk"},"payment":"GOLD","voucherCode":1}'])(
    'is empty when it is rubbish: %s',
    (text) => {
      expect(readDraft(text)).toEqual(readDraft(null));
    },
  );

  it('keeps what can be used', () => {
    expect(readDraft('{"recipient":{"name":"Ng","phone":7,"card":"4111"},"payment":"OFFLINE"}')).toMatchObject({
      recipient: { name: 'Ng' },
      payment: 'OFFLINE',
    });
    expect(readDraft('{"recipient":{"card":"4111"}}').recipient).toEqual({});
  });

  it('lives in memory where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    setDraft({ voucherText: 'X' });
    expect(getDraft().voucherText).toBe('X');
  });
});
