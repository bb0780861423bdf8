import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from '@/lib/api/return-url';

const PAY = 'https://pay.example.hk';

describe('the address of the payment page', () => {
  it.each([
    null,
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/pay/1',
    'file:///etc/passwd',
    'https://',
    'blob:https://pay.example.hk/x',
  ])('is refused: %s', (url) => {
    expect(safeReturnUrl(url, [])).toBeNull();
    expect(safeReturnUrl(url, [PAY])).toBeNull();
  });

  it('may be anywhere over http(s) where no origins are configured', () => {
    expect(safeReturnUrl('http://localhost:4010/pay/1', [])).toBe('http://localhost:4010/pay/1');
  });

  it.each([
    'https://evil.example/pay',
    'https://pay.example.hk.evil.example/',
    'https://pay.example.hk@evil.example/',
    'http://pay.example.hk/pay',
    'https://pay.example.hk:8443/pay',
  ])('must be of a configured origin: %s', (url) => expect(safeReturnUrl(url, [PAY])).toBeNull());

  it('is followed on a configured origin, however that is written', () => {
    expect(safeReturnUrl(`${PAY}/pay/1?x=1`, ['https://other.example', `${PAY}/`])).toBe(`${PAY}/pay/1?x=1`);
    expect(safeReturnUrl('https://PAY.example.hk:443/pay', [PAY])).toBe(`${PAY}/pay`);
  });
});
