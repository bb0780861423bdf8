import type { Text } from '@/lib/api/shapes';

/** Rich text from blocks: `# ` heads, `- ` list lines (kept together), `> ` quotes, everything else paragraphs. */
export function html(source: string): string {
  const blocks: string[] = [];
  let list: string[] = [];
  const closeList = () => {
    if (list.length) blocks.push(`<ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul>`);
    list = [];
  };
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('- ')) {
      list.push(line.slice(2));
      continue;
    }
    closeList();
    if (line.startsWith('# ')) blocks.push(`<h2>${line.slice(2)}</h2>`);
    else if (line.startsWith('> ')) blocks.push(`<blockquote><p>${line.slice(2)}</p></blockquote>`);
    else if (line) blocks.push(`<p>${line}</p>`);
  }
  closeList();
  return blocks.join('');
}

/** The same page in the three languages. */
export const page = (en: string, zh: string, cn: string): Text => ({ en: html(en), zh: html(zh), cn: html(cn) });
