import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type QuotationLine } from '@/lib/order/comparison';
import { fpsCode } from '@/lib/order/fps';
import { daysUntil } from '@/lib/format/days-until';
import { check } from '../fast-check.ts';
import { amount, anyText, title } from '../generators.ts';

/** The fields of an EMVCo code: two digits of tag, two of length, and the value. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    expect(code.length).toBeGreaterThanOrEqual(at + 4 + length);
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
/** CRC-16/CCITT-FALSE by its table-free definition on bits, apart from the one in the shop. */
function checksumOf(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const register = bits.reduce(
    (crc, bit) => (((crc >> 15) ^ bit) === 1 ? ((crc << 1) ^ 0x10_21) & 0xff_ff : (crc << 1) & 0xff_ff),
    0xff_ff,
  );
  return register.toString(16).toUpperCase().padStart(4, '0');
}

describe('an FPS code', () => {
  const id = fc.oneof(
    fc.constantFrom('+852-67891234', '+85267891234', '1234567', 'pay@example.hk'),
    fc.stringMatching(/^[0-9]{6,10}$/),
    anyText,
  );
  const reference = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'AB12/-'), minLength: 1, maxLength: 30, size: 'max' }),
    anyText,
  );

  it('is read back as the payment that it was made of, or there is none', () =>
    check(
      fc.property(id, fc.oneof(title, anyText), amount, reference, (payee, name, sum, number) => {
        const code = fpsCode({ id: payee, name, amount: sum, currency: 'HKD', reference: number });
        if (code === undefined) return;
        const fields = fieldsOf(code);
        expect(Number(fields.get('54'))).toBe(sum);
        expect(fieldsOf(fields.get('62') ?? '').get('05')).toBe(number);
        const account = fieldsOf(fields.get('26') ?? '');
        const written = account.get('02') ?? account.get('03') ?? account.get('04') ?? '';
        expect(written.replaceAll(/[ -]/g, '')).toBe(payee.trim().replaceAll(/[ -]/g, '').toUpperCase());
        expect(number.length).toBeLessThanOrEqual(25);
        expect(fields.get('59')).toMatch(/^[ -~]{1,25}$/);
        expect(fields.get('63')).toBe(checksumOf(code.slice(0, -4)));
      }),
      1000,
    ));
});

describe('a quotation', () => {
  const line: fc.Arbitrary<QuotationLine> = fc.record({
    category: fc.constantFrom({ en: 'Works' }, { en: 'Design' }),
    title: fc.constantFrom({ en: 'Tiles' }, { en: 'Paint' }, { zh: '油漆' }),
    qty: fc.constantFrom(1, 2),
    unit: fc.constant({ en: 'lot' }),
    unit_price: fc.constantFrom(100, 200),
    amount: fc.constantFrom(100, 200),
  }) as fc.Arbitrary<QuotationLine>;
  const lines = fc.array(line, { maxLength: 8 });

  it('compared with itself, in any order, is the same', () =>
    check(
      fc.property(
        lines.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([before, after]) => {
          expect(compareLines(before, after)).toEqual({ added: [], removed: [], changed: [], same: before.length });
        },
      ),
      200,
    ));

  it('compared with another accounts for every line of both once', () =>
    check(
      fc.property(lines, lines, (before, after) => {
        const { added, removed, changed, same } = compareLines(before, after);
        expect(removed.length + changed.length + same).toBe(before.length);
        expect(added.length + changed.length + same).toBe(after.length);
        const back = compareLines(after, before);
        expect([back.added.length, back.removed.length, back.changed.length, back.same]).toEqual([
          removed.length,
          added.length,
          changed.length,
          same,
        ]);
      }),
      400,
    ));
});

describe('days and months', () => {
  const time = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

  it('until a date are one fewer each day, whatever the hour', () =>
    check(
      fc.property(time, time, (at, now) => {
        const iso = new Date(at).toISOString();
        expect(daysUntil(iso, now + 86_400_000)).toBe((daysUntil(iso, now) ?? 0) - 1);
        expect(daysUntil(iso, at)).toBe(0);
      }),
    ));
});
