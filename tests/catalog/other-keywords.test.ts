import { describe, expect, it } from 'vitest';
import { isOneSlipAway, otherKeywords } from '@/lib/catalog/other-keywords';

const SYNONYMS = [
  ['toilet', 'loo', 'bathroom'],
  ['廁所', '洗手間', '浴室'],
  ['air con', 'air conditioner'],
];
const TITLES = ['Bathroom renovation', 'Kitchen cabinets', '浴室翻新', 'Sofa'];
const others = (keyword: string) => otherKeywords(keyword, { synonyms: SYNONYMS, titles: TITLES });

describe('words that mean the same', () => {
  it.each([
    ['toilet', ['loo', 'bathroom']],
    ['TOILET  renovation', ['loo renovation', 'bathroom renovation']],
    ['ｔｏｉｌｅｔ', ['loo', 'bathroom']],
    ['廁所', ['洗手間', '浴室']],
    ['小廁所翻新', ['小洗手間翻新', '小浴室翻新']],
    ['air con cleaning', ['air conditioner cleaning']],
  ])('replace “%s”', (keyword, expected) => expect(others(keyword)).toEqual(expected));

  it('are whole words', () => expect(others('toiletries')).toEqual([]));
});

describe('a slip', () => {
  it.each([
    ['kitchn', ['kitchen']],
    ['ktichen', ['kitchen']],
    ['bathrom renovation', ['bathroom renovation']],
    ['sofas', ['sofa']],
  ])('is put right in “%s”', (keyword, expected) => expect(others(keyword)).toEqual(expected));

  it.each(['kichn', 'sof', 'kitchen', '浴空', ''])('is not seen in “%s”', (keyword) => {
    expect(others(keyword)).toEqual([]);
  });

  it.each([
    ['tile', 'tiles', true],
    ['tile', 'title', true],
    ['tile', 'tiel', true],
    ['tile', 'tape', false],
    ['tile', 'taled', false],
    ['abcd', 'badc', false],
  ])('is between %s and %s: %s', (a, b, expected) => {
    expect(isOneSlipAway(a, b)).toBe(expected);
    expect(isOneSlipAway(b, a)).toBe(expected);
  });
});
