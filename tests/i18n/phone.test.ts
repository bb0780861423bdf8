import { describe, expect, it } from 'vitest';
import { formatPhone, isPhoneNumber, readPhone, splitDialled } from '@/lib/i18n/phone';

describe('a phone number', () => {
  it.each(['23456789', '2345 6789', ' 2345-6789 ', '+852 2345 6789', '+85223456789', '852 2345 6789', '(852) 2345 6789', '２３４５６７８９'])(
    'of Hong Kong is understood: %s',
    (phone) => {
      const read = readPhone({ area_code: '+852', phone });
      expect(read).toEqual({ area_code: '+852', phone: '23456789' });
      expect(isPhoneNumber(read)).toBe(true);
    },
  );

  it.each(['2345678', '234567890', '', 'call me', '2345678a'])('of Hong Kong has eight digits, not %s', (phone) => {
    expect(isPhoneNumber(readPhone({ area_code: '+852', phone }))).toBe(false);
  });

  it('of elsewhere brings its own area code', () => {
    expect(readPhone({ area_code: '+852', phone: '+351 912 345 678' })).toEqual({ area_code: '+351', phone: '912345678' });
    expect(splitDialled('+1 (415) 555-2671')).toEqual({ area_code: '+1', phone: '(415) 555-2671' });
    expect(splitDialled('+85')).toBeUndefined();
    expect(splitDialled('2345 6789')).toBeUndefined();
  });

  it('of elsewhere has at most fifteen digits with its area code', () => {
    expect(isPhoneNumber({ area_code: '+86', phone: '13800138000' })).toBe(true);
    expect(isPhoneNumber({ area_code: '+44', phone: '1234567890123' })).toBe(true);
    expect(isPhoneNumber({ area_code: '+44', phone: '12345678901234' })).toBe(false);
  });

  it('is written as Hong Kong writes it', () => {
    expect(formatPhone('+852', '23456789')).toBe('+852 2345 6789');
    expect(formatPhone('+86', '13800138000')).toBe('+86 13800138000');
    expect(formatPhone('', '23456789')).toBe('2345 6789');
  });
});
