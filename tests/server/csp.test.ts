import { describe, expect, it } from 'vitest';
import { cspHash, pageCsp } from '@/lib/server/csp';
import { HEAD_SCRIPT, PICTURE_SCRIPT } from '@/lib/server/head-script';
import { REACT_DEFINITIONS } from '@/lib/server/react-definitions';

const allowed = (script: string, attributes = '') =>
  pageCsp(`<p>text</p><script${attributes}>${script}</script>`).includes(cspHash(script));

const [showAgain = '', place = '', placeStyled = '', placePart = ''] = REACT_DEFINITIONS;
const FILES = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const OWN = [
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\\\"])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  `${FILES}{"otherChunks":["static/chunks/0a~b-c.js","static/chunks/1.js"],"runtimeModuleIds":[1,23]});`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  `${place}$RC("B:0","S:0")`,
  `${showAgain}${place}${placeStyled}$RR("B:0","S:0",[["/_next/static/chunks/a.css","next"]])`,
  `${showAgain};$RX("B:0","digest")`,
  `${placePart}$RS("S:1","P:1")`,
  HEAD_SCRIPT,
  PICTURE_SCRIPT,
];
const CALL = 'alert(1)';

describe('the policy of a page', () => {
  it.each(OWN)('allows the framework’s own and the shop’s: %#', (script) => {
    expect(allowed(script)).toBe(true);
    expect(allowed(script, ' id="_R_"')).toBe(true);
  });

  it.each(
    [
      '',
      CALL,
      'self.__next_f.push([1,"a"]),alert([1,"b"])',
      'self.__next_f.push([1,"a\nb"])',
      // a call before, behind, in place of a definition, within a text, and in place of a value
      ...OWN.flatMap((script) => [
        `${CALL};${script}`,
        `${script};${CALL}`,
        `${script}\n${CALL}`,
        script.replace(/^.*\$RC=/s, `${CALL};$RC=`),
        script.replace(/(?<=")/g, `"+${CALL}+"`),
        script.replace(/(?<=[[,(])(?:"[^"]*"|\d)(?=[\],)])/, CALL),
      ]),
      ...['$RC', '$RB=[]', '$RM=new Map', '$RS=function(){}', place].map((start) => `${start};${CALL}`),
      ...['$RC', '$RR', '$RS', '$RX'].flatMap((name) =>
        [`(${CALL})`, `("B:0",${CALL})`, `("B:0");alert("S:0")`, `("B:0",[\`\${${CALL}}\`])`].map(
          (rest) => name + rest,
        ),
      ),
      OWN[2]?.replace('static/chunks/1.js', '../../api/auth/logout?.js') ?? '',
    ].filter((script) => !OWN.includes(script)),
  )('does not allow what begins like it: %#', (script) => {
    expect(allowed(script)).toBe(false);
    expect(allowed(script, ' type="module"')).toBe(false);
  });

  it('needs no hash for data, which never run, nor for files', () => {
    expect(pageCsp('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toContain(
      "script-src 'self';",
    );
  });
});
