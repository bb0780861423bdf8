import { describe, expect, it } from 'vitest';
import { cspHash, pageCsp } from '@/lib/server/csp';
import { HEAD_SCRIPT } from '@/lib/server/head-script';

const allowed = (script: string, attributes = '') =>
  pageCsp(`<p>text</p><script${attributes}>${script}</script>`).includes(cspHash(script));

describe('the policy of a page', () => {
  it.each([
    ['the data of a page', 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'],
    ['the list of its files', '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});'],
    ['the clock of streamed sections', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['what puts the first section in its place', '$RB=[];$RV=function(a){};$RC=function(a,b){};$RC("B:0","S:0")'],
    ['the marks of members and of a loaded page', HEAD_SCRIPT],
  ])('allows %s', (_, script) => {
    expect(allowed(script)).toBe(true);
    expect(allowed(script, ' id="_R_"')).toBe(true);
  });

  it.each([
    ['a script that was injected', 'alert(1)'],
    ['one that mentions the framework', 'alert(1);self.__next_f.push([0])'],
    ['these marks with more behind them', `${HEAD_SCRIPT};alert(1)`],
    ['nothing at all', ''],
  ])('does not allow %s', (_, script) => {
    expect(allowed(script)).toBe(false);
    expect(allowed(script, ' type="module"')).toBe(false);
  });

  it('needs no hash for data, which never run, nor for files', () => {
    expect(pageCsp('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toContain(
      "script-src 'self';",
    );
  });
});
