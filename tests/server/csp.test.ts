import { describe, expect, it } from 'vitest';
import { cspHash, pageCsp } from '@/lib/server/csp';
import { HEAD_SCRIPT } from '@/lib/server/head-script';
import { REACT_DEFINITIONS } from '@/lib/server/react-definitions';

const allowed = (script: string, attributes = '') =>
  pageCsp(`<p>text</p><script${attributes}>${script}</script>`).includes(cspHash(script));

describe('the policy of a page', () => {
  const [showAgain = '', place = '', placeStyled = '', placePart = ''] = REACT_DEFINITIONS;
  const files =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a~b-c.js","static/chunks/1.js"],"runtimeModuleIds":[1,23]});';

  it.each([
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\\\"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([3,"AGFzbQ=="])',
    files,
    'requestAnimationFrame(function(){$RT=performance.now()});',
    `${place}$RC("B:0","S:0")`,
    '$RC("B:1","S:1")',
    `${showAgain}${place}${placeStyled}$RR("B:0","S:0",[["/_next/static/chunks/a.css","next"]])`,
    `${showAgain};$RX("B:0","digest")`,
    `${placePart}$RS("S:1","P:1")`,
    HEAD_SCRIPT,
  ])('allows %s', (script) => {
    expect(allowed(script)).toBe(true);
    expect(allowed(script, ' id="_R_"')).toBe(true);
  });

  it.each([
    'alert(1)',
    'alert(1);self.__next_f.push([0])',
    `${HEAD_SCRIPT};alert(1)`,
    '',
    ...['$RC', '$RX', '$RB=[]', '$RM=new Map', '$RS=function(){}', place, `${place}${placeStyled}`].map(
      (start) => `${start};alert(1)`,
    ),
    ...['$RC', '$RR', '$RS', '$RX'].flatMap((name) => [
      `${name}(alert(1))`,
      `${name}("B:0",alert(1))`,
      `${name}("B:0");alert("S:0")`,
      `${name}("B:0","S:0"+alert(1)+"")`,
      `${name}("B:0","S:0")\nalert(1)`,
      `${name}("B:0",[\`\${alert(1)}\`])`,
      `${name}("B:0"),alert("S:0")`,
    ]),
    `${place}alert(1);$RC("B:0","S:0")`,
    `alert(1);${place}$RC("B:0","S:0")`,
    place.replace('a.length=0', 'alert(1)'),
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,""+alert(1)+""])',
    'self.__next_f.push([1,"\\\\"+alert(1)+"\\\\"])',
    'self.__next_f.push([1,"a"]),alert([1,"b"])',
    'self.__next_f.push([1,"a\nb"])',
    'self.__next_f.push([0]);alert(1)',
    '(self.__next_f=alert(1)||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]).at(alert(1))',
    'requestAnimationFrame(function(){$RT=performance.now();alert(1)});',
    'requestAnimationFrame(function(){$RT=1;alert(1)})',
    files.replace('[1,23]', '[alert(1)]'),
    files.replace('static/chunks/1.js', '../../api/auth/logout?.js'),
    files.replace('"otherChunks"', '[alert(1)]'),
    `${files}alert(1)`,
  ])('does not allow %s', (script) => {
    expect(allowed(script)).toBe(false);
    expect(allowed(script, ' type="module"')).toBe(false);
  });

  it('needs no hash for data, which never run, nor for files', () => {
    expect(pageCsp('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toContain(
      "script-src 'self';",
    );
  });
});
