import { describe, expect, it } from 'vitest';
import { inMarkdown, joinMarkdown, markdownLinks, richTextMarkdown } from '@/lib/format/markdown';

describe('richTextMarkdown', () => {
  it('keeps headings, lists, links, pictures and tables', () => {
    const html =
      '<h2>Walls</h2><p>One <strong>dark</strong> wall, see <a href="/posts/x">here</a></p><ul><li>a</li></ul><figure><img src="https://a.example/b.jpg" alt="A wall"></figure><table><thead><tr><th>Work</th><th>Cost</th></tr></thead><tbody><tr><td>Paint</td><td>1</td></tr></tbody></table>';
    expect(richTextMarkdown(html)).toBe(
      '## Walls\n\nOne **dark** wall, see [here](/posts/x)\n\n* a\n\n![A wall](https://a.example/b.jpg)\n\n| Work  | Cost |\n| ----- | ---- |\n| Paint | 1    |',
    );
  });

  it('holds no HTML, whatever the text says', () => {
    const markdown = richTextMarkdown(
      '<p>a</p><script>alert(1)</script><p>&lt;img src=x onerror=alert(1)&gt; <a href="javascript:alert(1)">b</a></p>',
    );
    expect(markdown).not.toMatch(/(?<!\\)<|javascript:/);
  });
});

describe('inMarkdown', () => {
  it('takes the meaning from characters and stays on one line', () => {
    expect(inMarkdown('# *a* [b](c) <d>\n| e')).toBe('\\# \\*a\\* \\[b\\](c) \\<d\\> \\| e');
  });
});

describe('markdownLinks', () => {
  it('lists titles with their URLs', () => {
    expect(markdownLinks([{ title: 'a]', url: 'https://a.example/' }])).toBe('- [a\\]](https://a.example/)');
  });
});

describe('joinMarkdown', () => {
  it('leaves out what is empty', () => expect(joinMarkdown(['a', '', undefined, false, 'b'])).toBe('a\n\nb\n'));
});
