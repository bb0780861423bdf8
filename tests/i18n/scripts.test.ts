import { describe, expect, test } from 'vitest';
import { foreignCharacters } from './scripts';

describe('characters of the other script', () => {
  test.each([
    ['预约清单', '预约单'],
    ['装修與傢俬', '装'],
    ['裝修以后', '后'],
    ['房间里面', '间里'],
    ['上传付款凭证', '传凭证'],
    ['發布時间', '间'],
    ['头发', '头发'],
    ['請確认', '认'],
    // the literal error is right as a whole alone
    ['不正确', '确'],
  ])('%s is not zh: %s', (text, wrong) => {
    expect(foreignCharacters(text, 'zh').join('')).toBe(wrong);
  });

  test.each([
    ['預約清單', '預約單'],
    ['装修與家具', '與'],
    ['裝修工程', '裝'],
    ['裏面', '裏'],
    ['平面圖', '圖'],
    ['發佈', '發佈'],
  ])('%s is not cn: %s', (text, wrong) => {
    expect(foreignCharacters(text, 'cn').join('')).toBe(wrong);
  });

  // right in both, or Hong Kong's own form where the tables have another (glossary, part 5)
  test.each([
    '平台、露台及窗台',
    '批准申請',
    '床褥及床頭櫃',
    '了解您的需要，一目了然',
    '溫暖的戶口',
    '電腦系統及控制面板',
    '表面、布藝、回覆、出租',
    '裏面與着色',
    '鋪設地板的舖位',
    '岩板厚 12 毫米，闊 30 厘米',
    '皇后大道中',
    '說說您的家',
    '閱讀、稅項、眾人、為您、脫漆',
    '欄杆、公里、千里',
    '東涌及鰂魚涌',
    '電郵格式不正确',
    '語言：English、繁體中文、简体中文',
  ])('zh may say %s', (text) => {
    expect(foreignCharacters(text, 'zh')).toEqual([]);
  });

  test.each(['深水埗的著名景点', '台面、准备、床头、了解', '语言：English、繁體中文、简体中文', '里面与着色', '干净、复古、后面', '叶先生与范女士'])(
    'cn may say %s',
    (text) => {
      expect(foreignCharacters(text, 'cn')).toEqual([]);
    },
  );
});
