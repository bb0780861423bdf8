import { describe, expect, test } from 'vitest';
import { foreignText, languageProblems } from '../tools/language-check';
import { foreignCharacters } from './scripts';

describe('foreignText', () => {
  test.each([
    ['瀏覽 our services 服務', 'zh', 'our services'],
    ['Café', 'cn', 'Café'],
    ['Design 设计 and 裝修', 'en', '设计 裝修'],
    ['轉數快（FPS）：0000000', 'zh', undefined],
    ['studio@example.hk, https://www.example.com/posts?page=2', 'cn', undefined],
    ['參考編號 AHK-2026-00012, 12/F, HK$1,280.00', 'zh', undefined],
  ] as const)('in %s on a page in %s is %s', (text, locale, found) => expect(foreignText(text, locale)).toBe(found));
});

describe('foreignCharacters', () => {
  test.each([
    ['预约清单', 'zh', '预约单'],
    ['裝修以后', 'zh', '后'],
    // the literal error is right as a whole alone
    ['不正确', 'zh', '确'],
    ['装修與家具', 'cn', '與'],
    // right in both, or Hong Kong's own form where the tables have another
    ['平台、床褥、一目了然、溫暖的戶口、表面、回覆、岩板厚 30 厘米、皇后大道中、千里、東涌', 'zh', ''],
    ['電郵格式不正确，語言：English、繁體中文、简体中文', 'zh', ''],
    ['深水埗的著名景点，台面、准备、床头、了解、里面与着色、复古、后面、叶先生与范女士', 'cn', ''],
  ] as const)('of %s in %s are %s', (text, locale, found) =>
    expect(foreignCharacters(text, locale).join('')).toBe(found),
  );
});

test('languageProblems names each problem', () => {
  expect(languageProblems('服务 and 視頻', 'zh')).toEqual([
    'text in another language: and',
    'characters of the other script: 务',
    'words of another region: 視頻',
  ]);
  expect(languageProblems('傢俬图则', 'cn')).toEqual([
    'characters of the other script: 傢俬',
    'words of another region: 图则',
  ]);
  expect(languageProblems('服務', 'zh')).toEqual([]);
});
