import { describe, expect, it } from 'vitest';
import { phoneHref } from '@/lib/format/phone-href';
import { whatsappHref } from '@/lib/format/whatsapp';
import { firstWechatId, wechatOf } from '@/lib/format/wechat';

it.each([
  ['+852 6000 0000', '', 'https://wa.me/85260000000'],
  [
    '85260000000',
    '想查詢「窗台座位」&更多',
    'https://wa.me/85260000000?text=%E6%83%B3%E6%9F%A5%E8%A9%A2%E3%80%8C%E7%AA%97%E5%8F%B0%E5%BA%A7%E4%BD%8D%E3%80%8D%26%E6%9B%B4%E5%A4%9A',
  ],
])('opens a chat with %s about “%s”', (number, text, href) => expect(whatsappHref(number, text)).toBe(href));

it.each(['+852 6000 0000 / 6000 0001', '(852) 6000 0000', '6000 0000', '＋８５２ ６０００ ００００'])(
  'calls and chats with the number in %s',
  (written) => {
    expect(phoneHref(written)).toBe('tel:+85260000000');
    expect(whatsappHref(written)).toBe('https://wa.me/85260000000');
  },
);

it.each(['', ' ', 'none'])('is missing without a number: “%s”', (number) => {
  expect(whatsappHref(number, 'Hello')).toBeUndefined();
  expect(phoneHref(number)).toBeUndefined();
});

const WECHAT = { id: 'AtelierHK-demo' };

describe('the WeChat account', () => {
  it('is named before WhatsApp on Simplified pages alone', () => {
    expect((['en', 'zh', 'cn'] as const).map((locale) => firstWechatId({ wechat: WECHAT }, locale))).toEqual([
      undefined,
      undefined,
      WECHAT.id,
    ]);
  });

  it.each([undefined, null, { id: '' }, { id: ' ' }])('is none where the configuration has %j', (wechat) => {
    expect(wechatOf({ wechat })).toBeUndefined();
    expect(firstWechatId({ wechat }, 'cn')).toBeUndefined();
  });
});
