import fc from 'fast-check';

/** What properties and models are made of. */

/** Any text at all, half characters and control characters included. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((codes) => String.fromCharCode(...codes)),
);

/** Joins pieces that mean something to a parser, and any text between them. */
const textOf = (...pieces: string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: anyText }), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

const WORDS = `Oak|window|seat|6ft|Flat 12B,|Kwun Tong|全屋|裝修|设计|é|🏠|—|&|"|'|<|%|/|  `.split('|');
/** A title as staff write it, in any script. */
export const title = fc
  .tuple(fc.array(fc.constantFrom(...WORDS), { size: 'max', maxLength: 80 }), fc.constantFrom(' ', ''))
  .map(([words, between]) => words.join(between));

const MARKUP = [
  '<p>|</p>|<h1>|</h1>|<h2>Oak</h2>|<h2>Oak 2</h2>|<h3>|</h3>|<ul><li>|</li></ul>|<table><tr><th>|</th></tr></table>|<td colspan="2">|<br>|<b>|<figure>|<figcaption>|</figure>|<!--|-->',
  `<a href="|<img src="|">|" alt="|' |<a href=javascript:alert(1)>|<a href="/about-us">|</a>|<noscript>|<template>|<textarea>|<plaintext>|<![CDATA[`,
  '<script>|</script>|<svg>|<math><mtext>|<style>|</style>|<iframe srcdoc="|onerror=alert(1)| onload="x" |style="|java\tscript:alert(1)|JAVASCRIPT:',
  `data:text/html,|&#106;avascript:|vbscript:|https://x.test/a|//x.test|&lt;|&amp;|&quot;|&#x3c;script&#x3e;|&|<|>|"|'|\0|\u2028|Before: a|After: b|裝修前：|1,280.00| `,
].flatMap((line) => line.split('|'));
/** Rich text as an editor, an import or an attacker could have written it. */
export const richText = textOf(...MARKUP);

/**
 * What becomes of a request: whether it is carried out, and what comes back in place of the response: a status, or
 * nothing at all (`isLost`). One that `isLate` is overtaken by many others; one that is carried out `afterwards` was
 * given up before.
 */
export type Fate = { isCarriedOut: boolean; status?: number; isLost?: true; isLate?: true; afterwards?: true };

const MISHAPS: readonly Fate[] = [
  { isCarriedOut: false, isLost: true },
  { isCarriedOut: true, isLost: true },
  { isCarriedOut: true, isLate: true },
  { isCarriedOut: true, isLate: true, isLost: true },
  ...[500, 502, 504].flatMap((status) => [true, false].map((isCarriedOut) => ({ isCarriedOut, status }))),
];

/**
 * The fates of one request after the other, `luck` to one that nothing happens; of those beyond the list nothing
 * happens to.
 */
export const fates = (luck: number, maxLength: number): fc.Arbitrary<Fate[]> =>
  fc.array(
    fc.oneof(
      { weight: luck, arbitrary: fc.constant<Fate>({ isCarriedOut: true }) },
      { weight: 1, arbitrary: fc.constantFrom(...MISHAPS) },
    ),
    {
      maxLength,
      size: 'max',
    },
  );

/** Those of a checkout, of which the worst matter most. */
export const checkoutFates = fc.array(
  fc.constantFrom<Fate>(
    { isCarriedOut: true },
    { isCarriedOut: false, isLost: true },
    { isCarriedOut: true, isLost: true },
    { isCarriedOut: true, isLate: true },
    { isCarriedOut: true, isLate: true, isLost: true },
    { isCarriedOut: true, status: 500 },
    { isCarriedOut: false, status: 500 },
    { isCarriedOut: true, status: 504 },
    { isCarriedOut: true, status: 504, afterwards: true },
  ),
  { maxLength: 4, size: 'max' },
);
