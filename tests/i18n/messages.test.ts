import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import cn from '@/messages/cn.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { languageProblems } from '../tools/language-check';
import { OTHER_NAMES_OF_CONTROLS, otherNamesIn } from './other-names.ts';

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const files = { en: flat(en as Tree), zh: flat(zh as Tree), cn: flat(cn as Tree) };
const maps = { en: new Map(files.en), zh: new Map(files.zh), cn: new Map(files.cn) };

/** A message's elements, with those inside its tags and branches. */
function allOf(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allOf(element.children)];
    if (isPluralElement(element) || isSelectElement(element))
      return [element, ...Object.values(element.options).flatMap(({ value }) => allOf(value))];
    return [element];
  });
}

/**
 * The names of a message's arguments, `#` at those that are numbers, and of its tags. What is a plural in one language
 * may be a plain number in another.
 */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  allOf(elements).flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`];
    return [isPluralElement(element) || isNumberElement(element) ? `${element.value}#` : element.value];
  });

/** The branches of each plural but those of exact numbers. */
const pluralsOf = (elements: MessageFormatElement[]): string[][] =>
  allOf(elements)
    .filter(isPluralElement)
    .map(({ options }) => Object.keys(options).filter((option) => !option.startsWith('=')));

/** Arguments that are numbers, dates or Latin names: they stand apart from Chinese as such words do. */
const LATIN_ARGUMENTS =
  /^(n|.*count|page|pages|points|rating|price|amount|total|seconds|date|phone|email|contact|percent|size|qty|quantity|index|number|id|min|max|reference|code|login)$/i;

/**
 * What a reader sees: one text per branch of a plural or select. Arguments are `{1}` where they are Latin, `〇` where
 * they are words.
 */
function readings(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (texts, element) => texts.flatMap((text) => readingsOf(element).map((ending) => text + ending)),
    [''],
  );
}

function readingsOf(element: MessageFormatElement): string[] {
  if (isLiteralElement(element)) return [element.value];
  if (isPoundElement(element) || isNumberElement(element)) return ['{1}'];
  if (isTagElement(element)) return readings(element.children);
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).flatMap(({ value }) => readings(value));
  return [LATIN_ARGUMENTS.test(element.value) ? '{1}' : '〇'];
}

const read = (locale: 'en' | 'zh' | 'cn') =>
  files[locale].flatMap(([key, message]) => readings(parse(message)).map((text) => ({ key, text })));
const findings = (locale: 'en' | 'zh' | 'cn', isWrong: (text: string, key: string) => boolean) =>
  read(locale)
    .filter(({ text, key }) => isWrong(text, key))
    .map(({ key, text }) => `${key}: ${text}`);

/** One thing has one name (glossary): where the English says the first, the Chinese says one of the others. */
const TERMS: [en: RegExp, zh: string, cn: string, keys?: RegExp][] = [
  // of a quotation: the customer accepts it, the studio confirms that
  [/\baccept(ed|ance)?\b/i, '接受', '接受', /^Project\./],
  [/\bshipping fee\b/i, '運費', '运费'],
  [/\bold password\b/i, '舊密碼', '旧密码'],
  [/\bno longer offered\b/i, '不再提供', '不再提供'],
  [/^add(ed|ing)? to (your )?requests\b/i, '預約清單', '预约清单'],
  [/\blook up\b/i, '查看|查找', '查询'],
  [/\bprojects?\b/i, '工程|個案', '装修|案例', /^(Project|Account|Notification)\./],
  [/\blikes?\b/i, '讚好', '赞', /^(Home|Post|PostLike)\./],
  [/\bappointments?\b/i, '預約', '预约'],
  [/\bpayment proof|\bproof being\b/i, '付款證明|證明', '付款凭证|凭证'],
  [/^estimate\b/i, '估價', '估价'],
  [/\bfitting-out\b/i, '裝修', '装修'],
  [/\brenovation/i, '翻新|裝修', '翻新|装修'],
  [/\bfloor plans?\b/i, '平面圖|圖則', '户型图'],
  [/\bfurniture\b/i, '傢俬', '家具'],
  [/\bvouchers?\b/i, '優惠', '优惠'],
  [/\bwishlist\b/i, '收藏', '收藏'],
  [/\bpoints\b/i, '積分', '积分'],
  [/\brefund/i, '退款', '退款'],
  [/\bquotation/i, '報價', '报价'],
  [/\breviews?\b/i, '評價', '评价'],
  [/\bcomments?\b/i, '留言', '评论'],
  [/\benquir(y|ies)\b/i, '查詢', '咨询'],
  [/\binstalment/i, '期', '期|进度款'],
  [/\bkeywords?\b/i, '關鍵字', '关键词'],
  [/\bgifts?\b/i, '贈品', '赠品'],
  [/\bcouriers?\b/i, '速遞', '快递'],
  [/\brecipient/i, '收件人', '收货'],
  [/\bbank transfer/i, '銀行轉帳', '银行转账'],
  [/\bpasswords?\b/i, '密碼', '密码'],
  [/\bemails?\b/i, '電郵', '邮'],
  [/\blog(ged)? in\b/i, '登入', '登录'],
  [/\blog(ged)? out\b/i, '登出', '退出'],
];

describe('the three message files', () => {
  test('have the same keys', () => {
    const keys = (locale: 'en' | 'zh' | 'cn') => files[locale].map(([key]) => key).toSorted();
    expect(keys('zh')).toEqual(keys('en'));
    expect(keys('cn')).toEqual(keys('en'));
  });

  test.each(['en', 'zh', 'cn'] as const)('%s: every message parses and none is empty', (locale) => {
    for (const [key, message] of files[locale]) {
      expect(message.trim(), key).not.toBe('');
      expect(() => parse(message), key).not.toThrow();
    }
  });

  test.each(['zh', 'cn'] as const)('%s: every message takes the arguments of the English one', (locale) => {
    for (const [key, message] of files[locale]) {
      const unique = (text: string) => [...new Set(argumentsOf(parse(text)))].toSorted();
      expect(unique(message), key).toEqual(unique(maps.en.get(key) ?? ''));
    }
  });

  test.each([
    ['en', ['one', 'other']],
    ['zh', ['other']],
    ['cn', ['other']],
  ] as const)('%s: plurals are written out', (locale, expected) => {
    for (const [key, message] of files[locale])
      for (const options of pluralsOf(parse(message))) expect(options.toSorted(), key).toEqual(expected);
  });
});

test('in English a number stands before the word it counts in the right form', () => {
  const counted =
    /\{\w+(?:, number)?\} (?:more |membership )?(?:points|services|vouchers|photos|minutes|appointments|articles|records|reviews)\b/;
  expect(files.en.filter(([, message]) => counted.test(message))).toEqual([]);
});

/** Where it is another thing: a photo that a phone takes. */
const MEANT = /^Upload\.heicHelp$/;
test('the toasts of spec 8 say what it says, character for character', () => {
  const spec = {
    error: ['Error', '错误', '錯誤'],
    email: ['Email Incorrect Format', '电邮格式不正确', '電郵格式不正确'],
    phone: ['Phone Incorrect Format', '电话格式不正确', '電話格式不正確'],
    password: ['Password Incorrect Format', '密码格式不正确', '密碼格式不正確'],
    server: ['Error from Server', '服务器报错', '服務器報錯'],
    success: ['Success', '成功', '成功'],
  };
  expect(
    Object.keys(spec).map((key) => (['en', 'cn', 'zh'] as const).map((locale) => maps[locale].get(`Toast.${key}`))),
  ).toEqual(Object.values(spec));
});

/** The longest texts of the glossary, placeholders not counted; a Latin letter is half a Chinese one. */
const LONGEST: [what: string, keys: RegExp, latin: number, chinese: number][] = [
  ['toasts', /^(Toast\..*|Calendar\.failed|Session\.(ended|changedElsewhere))$/, 45, 24],
  ['field errors', /^(Form|Upload)\.(?!heicHelp)/, 70, 32],
];

describe('the glossary’s style', () => {
  test.each(LONGEST)('%s have its lengths', (_, keys, latin, chinese) => {
    const widthOf = (text: string) =>
      [...text.replaceAll(/\{1\}|〇/g, '')].reduce((width, sign) => width + (sign < '⺀' ? 0.5 : 1), 0);
    expect(findings('en', (text, key) => keys.test(key) && widthOf(text) > latin / 2)).toEqual([]);
    for (const locale of ['zh', 'cn'] as const)
      expect(findings(locale, (text, key) => keys.test(key) && widthOf(text) > chinese)).toEqual([]);
  });

  test.each(['en', 'zh', 'cn'] as const)('%s has no second name for a thing', (locale) => {
    const others = (text: string) => [
      ...otherNamesIn(text, locale),
      ...otherNamesIn(text, locale, OTHER_NAMES_OF_CONTROLS),
    ];
    const found = read(locale).filter(({ key }) => !MEANT.test(key));
    expect(found.flatMap(({ key, text }) => others(text).map((name) => `${key}: ${name}`))).toEqual([]);
  });

  test('cn does not say of a voucher that it was applied what it says of one that is used up', () => {
    for (const key of ['Checkout.voucherApplied', 'Checkout.voucherGives'])
      expect(maps.cn.get(key), key).not.toContain('已使用');
    expect(maps.cn.get('Checkout.voucherUsed')).toContain('已使用');
  });

  test.each(['en', 'zh', 'cn'] as const)('%s is in its language and script, in its region’s words', (locale) => {
    expect(findings(locale, (text) => languageProblems(text.replaceAll('〇', ''), locale).length > 0)).toEqual([]);
  });

  test.each(['zh', 'cn'] as const)('%s has one name for one thing', (locale) => {
    for (const [term, inZh, inCn, where] of TERMS) {
      const named = new RegExp(locale === 'zh' ? inZh : inCn);
      const keys = new Set(
        findings('en', (text, key) => term.test(text) && (where?.test(key) ?? true)).map(
          (finding) => finding.split(':')[0],
        ),
      );
      expect(keys.size, `${term} is in the messages`).toBeGreaterThan(0);
      expect(
        files[locale].filter(([key, message]) => keys.has(key) && !named.test(message)),
        String(term),
      ).toEqual([]);
    }
  });

  test.each<[rule: string, locales: ('en' | 'zh' | 'cn')[], wrong: RegExp]>([
    ['no exclamation marks but the literal one', ['en', 'zh', 'cn'], /^(?!Oops!|抱歉！).*[!！]/s],
    ['… for waiting', ['en', 'zh', 'cn'], /\.{3}/],
    ['curly quotes', ['en'], /['"]/],
    ['the shop’s own nouns', ['en'], /^(?!Order not found$).*\b(?:products?|items?|(?<!project )orders?)\b/is],
    [
      'one half-width space between Chinese and Latin',
      ['zh', 'cn'],
      /[\u4e00-\u9fff][A-Za-z0-9{]|[A-Za-z0-9}%][\u4e00-\u9fff]/,
    ],
    ['full-width punctuation', ['zh', 'cn'], /[\u4e00-\u9fff][,;:?()]|[,;:?()][\u4e00-\u9fff]/],
    ['no space beside it', ['zh', 'cn'], / [，。：；？（）、]|[，。：；？（）、] /],
  ])('%s', (_, locales, wrong) => {
    expect(locales.flatMap((locale) => findings(locale, (text) => wrong.test(text)))).toEqual([]);
  });
});
