import { describe, expect, test } from 'vitest';
import { widthOf, wrapText } from '@/app/og/wrap-text';

/** Ten Chinese characters wide. */
const box = (lines: number) => ({ size: 50, width: 500, lines });

describe('wrapText', () => {
  test.each([
    ['一行放得下', '一行放得下'],
    ['三代同堂，兩個浴室，一條走廊', '三代同堂，兩個浴室，\n一條走廊'],
    ['橡木還是胡桃木，視乎光線', '橡木還是胡桃木，\n視乎光線'],
    ['兩房單位全屋裝修連窗台座位', '兩房單位全屋\n裝修連窗台座位'],
    ['訂造（連安裝及保養）入牆衣櫃', '訂造（連安裝及\n保養）入牆衣櫃'],
  ])('breaks %s between phrases or words', (text, expected) => {
    expect(wrapText(text, 'zh', box(3))).toBe(expected);
  });

  test('ends a text that is too long with an ellipsis after a whole word', () => {
    const zh = wrapText(
      '兩房單位全屋裝修連開放式廚房、入牆衣櫃、窗台座位、書房角落及由地面至天花的整幅儲物牆',
      'zh',
      box(3),
    ).split('\n');
    expect(zh).toHaveLength(3);
    for (const line of zh) expect(widthOf(line), line).toBeLessThanOrEqual(10);
    expect(zh.at(-1)).toMatch(/[^、，]…$/);
    expect(wrapText('Complete fitting-out of a two-bedroom flat with open kitchen and wardrobes', 'en', box(2))).toBe(
      'Complete fitting-out of\na two-bedroom flat…',
    );
  });
});
