import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(`app/[locale]/${file}`, 'utf8');

// @spec-2.26
describe('layouts by the names of the specification (section 2)', () => {
  it.each([
    ['', 'DefaultLayout'],
    ['account/', 'RegisteredOnlyLayout'],
    ['authentication/(unregistered-only)/', 'UnregisteredOnlyLayout'],
    ['authentication/(verification-code)/', 'VerificationCodeLayout'],
    ['result/', 'ResultPageLayout'],
    ['shop/main/cart/', 'StandardLayout'],
    ['shop/main/order/', 'StandardLayout'],
    ['shop/project/order/', 'StandardLayout'],
  ])('routes below %j have %s', (folder, name) => {
    expect(read(`${folder}layout.tsx`)).toContain(`${name} as default }`);
  });

  // @spec-6.5
  it('the global auth layout is part of every route', () => {
    expect(read('_layouts/default-layout.tsx')).toContain('<GlobalAuthLayout>');
  });
});
