import { describe, expect, it } from 'vitest';
import { firstWechatId, wechatOf } from '@/lib/format/wechat';

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
