// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw, type Drawing } from '@/lib/seo/drawing';
import { plainElement } from '@/lib/seo/plain-element';

const font = { name: 'newsreader-latin', data: readFileSync('node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff') };
const Words = ({ text }: { text: string }) => <div style={{ display: 'flex', fontFamily: font.name }}>{text}</div>;
const drawing = (text: string): Drawing => ({
  size: { width: 200, height: 100 },
  ground: '#ffffff',
  words: { element: <Words text={text} />, width: 100, height: 100 },
  half: { element: <Words text="" />, width: 100, height: 100 },
  fonts: [font],
  quality: 80,
});

test('one card after the other; what fails leaves the next alone', async () => {
  const [first, broken, last] = await Promise.allSettled([
    draw(drawing('Oak')),
    draw({ ...drawing('Oak'), fonts: [{ name: 'none', data: Buffer.from('no font') }] }),
    draw(drawing('Oak')),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ message: expect.stringMatching(/^not drawn: Error/) }) });
  if (first.status !== 'fulfilled' || last.status !== 'fulfilled') throw new Error('not drawn');
  expect(first.value.image.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(last.value.image.equals(first.value.image)).toBe(true);
});

test('says what it would have fetched, and fetches nothing', async () => {
  const { asked } = await draw(drawing('ชั้น'));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map((address) => new URL(address).protocol))).toEqual(new Set(['https:']));
  await expect(draw(drawing('🏠'))).rejects.toThrow('nothing is fetched');
  expect((await draw(drawing('Oak'))).asked).toEqual([]);
});

test('an element becomes data down to its tags', () => {
  expect(
    plainElement(
      <div lang="en">
        {null}
        {[1, 2].map((key) => (
          <Words key={key} text={`${key}`} />
        ))}
      </div>,
    ),
  ).toEqual({
    type: 'div',
    props: {
      lang: 'en',
      children: [['1', '2'].map((text) => ({ type: 'div', props: { style: { display: 'flex', fontFamily: font.name }, children: text } }))],
    },
  });
  expect(() =>
    plainElement(
      <>
        <i />
        <b />
      </>,
    ),
  ).toThrow('cannot be drawn');
});
