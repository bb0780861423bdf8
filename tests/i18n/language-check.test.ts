import { describe, expect, test } from 'vitest';
import { foreignText, languageProblems } from '../tools/language-check';

describe('text in another language', () => {
  test.each([
    ['Services', 'zh', 'Services'],
    ['瀏覽 our services 服務', 'zh', 'our services'],
    ['Window seat', 'cn', 'Window seat'],
    ['Atelier HK and more', 'zh', 'and more'],
    ['由 Atelier HK Online 提供, with love', 'zh', 'with love'],
    ['Café', 'cn', 'Café'],
    ['Home.title', 'zh', 'Home.title'],
    ['服務', 'en', '服務'],
    ['Design 设计 and 裝修', 'en', '设计 裝修'],
  ] as const)('%s on a page in %s: %s', (text, locale, found) => {
    expect(foreignText(text, locale)).toBe(found);
  });

  test.each([
    ['服務', 'zh'],
    ['WhatsApp 聯絡', 'zh'],
    ['Atelier HK', 'cn'],
    ['轉數快（FPS）：0000000', 'zh'],
    ['名称 A–Z', 'cn'],
    ['3D 效果圖', 'zh'],
    ['studio@example.hk', 'zh'],
    ['https://www.example.com/posts?page=2', 'cn'],
    ['參考編號 AHK-2026-00012', 'zh'],
    ['12/F、18 樓 B 室', 'zh'],
    ['HK$1,280.00', 'cn'],
    ['English', 'zh'],
    ['', 'zh'],
    ['Services', 'en'],
    ['English · 繁體中文 · 简体中文', 'en'],
  ] as const)('%s is right on a page in %s', (text, locale) => {
    expect(foreignText(text, locale)).toBeUndefined();
  });
});

describe('a text’s problems', () => {
  test('are named, each with what it is', () => {
    expect(languageProblems('服务 and 視頻', 'zh')).toEqual([
      'text in another language: and',
      'characters of the other script: 务',
      'words of another region: 視頻',
    ]);
    expect(languageProblems('傢俬图则', 'cn')).toEqual(['characters of the other script: 傢俬', 'words of another region: 图则']);
    expect(languageProblems('服務', 'zh')).toEqual([]);
    expect(languageProblems('服務', 'en')).toEqual(['text in another language: 服務']);
  });
});
