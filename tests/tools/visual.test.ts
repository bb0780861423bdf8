import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../e2e/visual/screens.ts';
import { SMALL, WIDE } from '../../e2e/visual/widths.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { browserProblem, majorIn } from './visual/browser-version.ts';
import { colourDistance, paintWithFewColours } from './visual/few-colours.ts';
import { measureReferences, REFERENCES } from './visual/references.ts';

const expected = SCREENS.flatMap(({ name, only }) =>
  [WIDE, SMALL]
    .filter(({ isPhone }) => only === undefined || (only === 'small') === isPhone)
    .flatMap((width) => LOCALES.map((locale) => join(name, `${locale}-${width.name}.png`))),
);

describe('the references of the visual comparison', () => {
  it('are there for every screen, language and width, and for nothing else', () => {
    const found = readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(existsSync(join(REFERENCES, 'browser.json'))).toBe(true);
  });

  it('stay small enough for the repository', () => {
    expect(measureReferences().bytes).toBeLessThan(15_000_000);
  });

  it('name each screen once', () => {
    expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
  });
});

describe('the browser that made them', () => {
  it('is known by its major version, however a distribution writes it', () => {
    expect(majorIn('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)')).toBe(156);
    expect(majorIn('Google Chrome for Testing 157.0.1.2')).toBe(157);
    expect(() => majorIn('no browser')).toThrow('No version');
  });

  it('is the one that compares: another one is told what to do', () => {
    expect(browserProblem(156, 156)).toBeUndefined();
    expect(browserProblem(157, 156)).toMatch(/made with Chromium 156, this is Chromium 157.*\n.*test:visual -- --update/);
  });
});

describe('a picture with few colours', () => {
  const WHITE = 0xffffff;
  const INK = 0x232323;
  const GOLD = 0xd6ab60;
  const picture = (...colours: number[]): Buffer => {
    const pixels = Buffer.alloc(colours.length * 3);
    colours.forEach((colour, index) => pixels.writeUIntBE(colour, index * 3, 3));
    return pixels;
  };

  it('keeps what is frequent, and takes the nearest of it for the shades between', () => {
    const pixels = picture(WHITE, WHITE, WHITE, INK, INK, 0xfefdfd, 0x262626, GOLD);
    expect(paintWithFewColours(pixels, 88)).toBe(3);
    expect(pixels).toEqual(picture(WHITE, WHITE, WHITE, INK, INK, WHITE, INK, GOLD));
  });

  it('moves no colour further than allowed', () => {
    const greys = Array.from({ length: 256 }, (_, level) => level * 0x010101);
    const pixels = picture(...greys);
    const kept = paintWithFewColours(pixels, 88);
    expect(kept).toBeLessThan(30);
    greys.forEach((grey, index) => expect(colourDistance(grey, pixels.readUIntBE(index * 3, 3))).toBeLessThanOrEqual(88));
  });

  it('is as it was when it has few already', () => {
    const pixels = picture(WHITE, INK, GOLD, 0x80591a);
    const before = Buffer.from(pixels);
    paintWithFewColours(pixels, 88);
    expect(pixels).toEqual(before);
  });
});
