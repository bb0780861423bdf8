import { describe, expect, it } from 'vitest';
import { countryOptions } from '@/lib/account/countries';
import { initialsOf } from '@/lib/account/initials';

describe('what stands for a picture', () => {
  it.each([
    ['Lam Ka Yan', 'LY'],
    ['kayan', 'K'],
    ['林嘉欣', '林'],
    ['  ', ''],
    ['😀 smile', '😀S'],
    ['x'.repeat(10_000), 'X'],
  ])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('countries and regions', () => {
  it.each([
    ['en-HK', 'Hong Kong'],
    ['zh-Hant-HK', '香港'],
    ['zh-Hans-CN', '香港'],
  ])('are named in %s, Hong Kong first', (tag, home) => {
    const options = countryOptions(tag);
    expect(options[0]?.value).toBe('HK');
    expect(options[0]?.label).toContain(home);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(240);
  });

  it('a stored one that is no code stays as it is', () => {
    expect(countryOptions('en-HK', 'Kowloon')[0]).toEqual({ value: 'Kowloon', label: 'Kowloon' });
    expect(countryOptions('en-HK', 'JP')).toHaveLength(countryOptions('en-HK').length);
  });
});
