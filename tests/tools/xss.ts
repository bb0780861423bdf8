import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';
import { printTable } from './report.ts';
import { type Pair, startPair } from './servers.ts';
import { countAlive, RAW_PAYLOADS } from './xss/alive.ts';
import { checkDocuments } from './xss/documents.ts';
import { ALL_PAYLOADS } from './xss/payloads.ts';
import { isUnasked } from './xss/unasked.ts';
import { VISITS, VISITS_WITH_POLICY } from './xss/visits.ts';
import { type Findings, openWalker, visit } from './xss/walk.ts';

// `npm run test:xss`: hostile text in every text of every response; none of it may run, lead away or break a page.
/** Walks at the same time. */
const LANES = 3;
/** With fewer batches there are more payloads in every text, and more of them behind one that hides what follows it. */
const BATCHES = 3;
const LONG = 1000;
const MAX_SHOWN = 40;

type Poison = { payload: string[]; dates?: boolean; enums?: boolean; marked?: boolean };
type Fields = { fields: number; kept: string[]; reached: string[]; unreached: string[] };

const PAYLOADS = ALL_PAYLOADS.map(({ payload }) => payload);
const findings: Findings = { pages: 0, alarms: [], damage: [] };
const reached = new Set<string>();
let fields: Fields = { fields: 0, kept: [], reached: [], unreached: [] };
const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);

await runTool(async () => {
  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const alive = new Map<string, number>();
  const batches = deal(
    PAYLOADS.filter(({ length }) => length < LONG),
    BATCHES,
  );
  await inLanes([
    () => countAlive(browser, alive),
    ...batches.map((payload, index) => () => together(browser, { payload, dates: index === 0, enums: index === 1 })),
    () => alone(browser),
  ]);
  await browser.close();
  return report(alive);
});

/** Many payloads in each text, through every screen, with a shop that has cached nothing. */
async function together(browser: Browser, poison: Poison): Promise<void> {
  await withPoison(poison, async (pair) => {
    for (const as of ['visitor', 'member'] as const) {
      const walker = await openWalker(browser, pair, findings, { as });
      for (const one of VISITS.filter((each) => each.as === as)) await visit(walker, pair.shop.url, one, findings);
      if (as === 'visitor') await checkDocuments(walker.page, pair.shop.url, findings);
      await walker.close();
    }
    const walker = await openWalker(browser, pair, findings, { as: 'visitor', hasPolicy: true });
    for (const one of VISITS_WITH_POLICY) await visit(walker, pair.shop.url, one, findings);
    await walker.close();
  });
}

/**
 * Each payload alone, where no other can hide it, in articles and services by turns: every page of these is a first
 * visit, in a shop that is sound otherwise. What matters here is how a browser parses the HTML. What the shop's own
 * scripts make of a text is looked at in the batches, so they are not loaded.
 */
async function alone(browser: Browser): Promise<void> {
  await withPoison({ payload: PAYLOADS, marked: true }, async (pair) => {
    const walks = deal([...PAYLOADS.keys()], LANES).map(async (indices) => {
      const walker = await openWalker(browser, pair, findings, { as: 'visitor', htmlOnly: true });
      for (const index of indices) {
        const path =
          index % 2 === 0 ? `/posts/post-dark-walls~${index}` : `/shop/main/product/svc-window-seat~${index}`;
        await visit(
          walker,
          pair.shop.url,
          { name: `${JSON.stringify(PAYLOADS[index]?.slice(0, 80))} alone`, path },
          findings,
        );
      }
      await walker.close();
    });
    await Promise.all(walks);
  });
}

async function withPoison(poison: Poison, work: (pair: Pair) => Promise<void>): Promise<void> {
  const pair = await startPair();
  const control = (method: string, body?: unknown) =>
    fetch(`${pair.mock.url}/__mock__/poison`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then((response) => response.json() as Promise<Fields>);
  await control('POST', poison);
  await work(pair);
  fields = await control('GET');
  for (const field of fields.reached) reached.add(field);
  await Promise.all([pair.shop.stop(), pair.mock.stop()]);
  console.log(
    `${seconds()} s: ${findings.pages} pages, ${findings.alarms.length} holes, ${findings.damage.length} damaged`,
  );
}

async function inLanes(tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function report(alive: Map<string, number>): boolean {
  const missed = fields.unreached.filter((field) => !reached.has(field) && !isUnasked(field));
  printTable(
    'Hostile text by kind',
    ['kind', 'payloads', 'put raw into a page', 'detected'],
    [...Map.groupBy(ALL_PAYLOADS, ({ kind }) => kind)].map(([kind, { length }]) => [
      kind,
      String(length),
      String(RAW_PAYLOADS.filter((raw) => raw.kind === kind).length),
      String(alive.get(kind) ?? 0),
    ]),
  );
  show('Holes', findings.alarms);
  show('Damage', findings.damage);
  show('Fields that no screen was given', missed, missed.length);
  const detected = [...alive.values()].reduce((sum, count) => sum + count, 0);
  printTable(
    'Hostile text in every text of the backend',
    ['', 'figure'],
    [
      ['payloads', String(PAYLOADS.length)],
      ['detected when put raw into a page', `${detected} of ${RAW_PAYLOADS.length}`],
      ['text fields of the contract', String(fields.fields)],
      ['fields that screens were given', String(reached.size)],
      ['pages looked at', String(findings.pages)],
      ['ran, led away or stood over the page', String(findings.alarms.length)],
      ['pages that broke', String(findings.damage.length)],
      ['seconds', seconds()],
    ],
  );
  return (
    findings.alarms.length + findings.damage.length + missed.length === 0 &&
    detected > RAW_PAYLOADS.length / 2 &&
    findings.pages > 0
  );
}

function show(title: string, lines: string[], most = MAX_SHOWN): void {
  if (lines.length === 0) return;
  console.log(`\n${title} (${lines.length}):`);
  for (const line of [...new Set(lines)].slice(0, most)) console.log(`  ${line}`);
}

/** Deals items like cards, so that long and short ones come to each part. */
function deal<Item>(items: Item[], parts: number): Item[][] {
  return Array.from({ length: parts }, (_, part) => items.filter((_item, index) => index % parts === part));
}
