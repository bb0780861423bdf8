import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every header has: the mark of the logo, and the signs of menu, search, account and requests. */
const USES = /<use href="\/_next\/([^"#?]+)(?:\?[^"#]*)?#(mark|menu|search|user|bag)"/g;
const BODY = /<body[^<>]*>/;
// the comment keeps the build from tracing every file of the project as one that this may read
const BUILD = join(/*turbopackIgnore: true*/ process.cwd(), process.env.NEXT_DIST_DIR || '.next');

/** The symbols of the build's drawings, by path. */
const drawings = new Map<string, Map<string, string>>();

/**
 * Puts the drawings into a page that nobody can do without, so that they are there before any script, and where the files
 * that hold them do not come. What scripts draw later is in these files. React leaves what it did not expect in the body.
 */
export function inlineIcons(html: string, build = BUILD): string {
  const symbols = new Map<string, string>();
  const drawn = html.replace(USES, (_, path: string, name: string) => {
    const id = `icon-${name}`;
    symbols.set(id, `<symbol id="${id}"${symbolsOf(join(build, path)).get(name) ?? '></symbol>'}`);
    return `<use href="#${id}"`;
  });
  if (symbols.size === 0) return html;
  return drawn.replace(BODY, (body) => `${body}<svg hidden="">${[...symbols.values()].join('')}</svg>`);
}

/** What follows the id of each symbol. Read once. */
function symbolsOf(file: string): Map<string, string> {
  const known = drawings.get(file) ?? new Map(readFileSync(file, 'utf8').split('<symbol id="').map(readSymbol));
  drawings.set(file, known);
  return known;
}

function readSymbol(text: string): [string, string] {
  const [id = '', ...rest] = text.split('"');
  return [id, rest.join('"').replace('</svg>', '').trimEnd()];
}
