import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recipientOf, typedRecipient, type TypedRecipient } from '@/lib/form/recipient';
import { addressCheck, phoneChecks, recipientFields } from '@/lib/form/recipient-rules';

const KEPT = { name: 'Lam', address: '九龍觀塘 開源道 1 號', area_code: '+852', phone: '12345' };
const form = (kept?: typeof KEPT) =>
  z.object(recipientFields).check(...phoneChecks<TypedRecipient>(kept), addressCheck<TypedRecipient>());
const typed = { name: 'Chan', address: 'Flat A', district: '', area_code: '+852', phone: '2345 6789' };
const codes = (values: TypedRecipient, kept?: typeof KEPT) => {
  const result = z.safeParse(form(kept), values);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

describe('a typed recipient', () => {
  it('is refused at its fields', () => {
    expect(codes({ ...typed, name: ' ', phone: '' })).toEqual(['name required', 'phone required']);
    expect(codes({ ...typed, phone: '1234 567' })).toEqual(['phone phone']);
    expect(codes({ ...typed, address: 'x'.repeat(10_000) })).toContain('address tooLong');
    expect(codes({ ...typed, address: 'x'.repeat(290), district: 'central-and-western' })).toEqual(['address tooLong']);
  });

  it('may keep an odd number that is there already', () => {
    expect(codes({ ...typed, phone: '12345' })).toEqual(['phone phone']);
    expect(codes({ ...typed, phone: '12345' }, KEPT)).toEqual([]);
  });

  it('sends an untouched address back as it came, in whatever language', () => {
    const start = typedRecipient(KEPT);
    expect(start).toMatchObject({ address: '開源道 1 號', district: 'kwun-tong' });
    expect(recipientOf(start, 'en', KEPT)).toEqual(KEPT);
    expect(recipientOf({ ...start, district: 'wan-chai' }, 'en', KEPT).address).toBe('香港島灣仔 開源道 1 號');
  });
});
