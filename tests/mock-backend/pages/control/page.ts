// The control page: what there is, read again every two seconds, and any control call by hand. Data is shown as text,
// never as markup.
type Entry = Record<string, unknown>;

const REFRESH_MS = 2000;
const SUMMARY_LENGTH = 200;
/** By list: what it shows as JSON. */
const shown = new WeakMap<Element, string>();

const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const [call, body, example, filter] = [
  byId<HTMLInputElement>('call'),
  byId<HTMLTextAreaElement>('body'),
  byId<HTMLSelectElement>('example'),
  byId<HTMLInputElement>('filter'),
];

async function control(method = 'GET', path = '', text?: string): Promise<Entry> {
  const response = await fetch(`/__mock__/${path}`, { method, ...(text && { body: text }) });
  return (await response.json()) as Entry;
}

async function refresh(): Promise<void> {
  for (const list of document.querySelectorAll<HTMLElement>('[data-read]')) {
    const path = list.dataset.read ?? '';
    const { data, ...rest } = await control('GET', path.startsWith('requests') ? `${path}&${filter.value}` : path);
    show(list, Array.isArray(data) ? (data as Entry[]).toReversed() : [rest]);
  }
}

/** Newest first. What was open stays open. */
function show(list: Element, entries: Entry[]): void {
  const text = JSON.stringify(entries);
  if (shown.get(list) === text) return;
  shown.set(list, text);
  const open = new Set([...list.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent));
  list.replaceChildren(...entries.map((entry) => element('li', detailsOf(entry, open), ...linkOf(entry))));
}

function detailsOf(entry: Entry, open: Set<string>): HTMLElement {
  const values = Object.entries(entry).flatMap(([name, value]) => [value].flat().map((one) => wordsOf(name, one)));
  const summary = values.filter(Boolean).join(' · ').slice(0, SUMMARY_LENGTH);
  const details = element('details', element('summary', summary), element('pre', JSON.stringify(entry, null, 2)));
  details.open = open.has(summary);
  return details;
}

function wordsOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  return isPlain(value) ? `${name} ${value}` : '';
}

const isPlain = (value: unknown): value is number | boolean => typeof value === 'number' || typeof value === 'boolean';

/** A mail's link, to be followed. */
function linkOf({ link }: Entry): HTMLElement[] {
  if (typeof link !== 'string' || !/^https?:/.test(link)) return [];
  const anchor = element('a', link);
  anchor.href = link;
  return [anchor];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** Fills the form with an example: method, path, body. */
function choose(): void {
  const [, what = '', text = ''] = /^(\S+ \S+) ?(.*)$/.exec(example.value) ?? [];
  call.value = what;
  body.value = text;
}

async function send(event: Event): Promise<void> {
  event.preventDefault();
  const [method, path] = call.value.trim().split(/\s+/);
  byId('result').textContent = await control(method, path, method === 'POST' ? body.value : undefined).then(
    (result) => JSON.stringify(result, null, 2),
    (error: Error) => error.message,
  );
  await refresh();
}

async function watch(): Promise<void> {
  if (!document.hidden)
    await refresh().catch(
      (error: Error) => (byId('result').textContent = `The mock does not respond: ${error.message}`),
    );
  setTimeout(() => void watch(), REFRESH_MS);
}

example.addEventListener('change', choose);
filter.addEventListener('change', () => void refresh());
byId('form').addEventListener('submit', (event) => void send(event));
choose();
void watch();
