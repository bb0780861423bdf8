import { type Browser, chromium } from '@playwright/test';
import { printTable } from './bench/table.ts';
import { findOrInstallChromium } from './browser.ts';
import { build, isBuildFresh } from './build.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { onInterrupt } from './processes.ts';
import { type Server, startBoth } from './servers.ts';
import { countAlive } from './xss/alive.ts';
import { checkDocuments } from './xss/documents.ts';
import { ALL_PAYLOADS, PAYLOADS } from './xss/payloads.ts';
import { NOTHING, openWalker, visit } from './xss/walk.ts';
import { UNASKED } from './xss/unasked.ts';
import { VISITS } from './xss/visits.ts';

// `npm run test:xss`: hostile text in every text of every answer; none of it may run, lead away or break a page.
// `--kind styles` takes one kind alone, to find out more.
const wanted = process.argv.includes('--kind') ? process.argv[process.argv.indexOf('--kind') + 1] : undefined;
const CHOSEN = ALL_PAYLOADS.filter(({ kind }) => wanted === undefined || kind === wanted).map(({ payload }) => payload);
const LANES = 2;
/** With fewer batches, and so more payloads in every text, the list of services would be larger than the shop accepts. */
const BATCHES = 5;
/** A word of this length in every text keeps the browser busy for seconds on each page: it goes alone. */
const LONG = 1000;
const MAX_SHOWN = 40;
/** Screens that show rich and plain text in many places: each payload is alone there. */
const ALONE = [
  { name: 'service', path: (index: number) => `/shop/main/product/svc-window-seat~${index}` },
  { name: 'article', path: (index: number) => `/posts/post-dark-walls~${index}` },
] as const;

type Pair = { shop: Server; mock: Server };
type Report = { fields: number; kept: string[]; reached: string[] };
const servers = new Set<Server>();
let browser: Browser | undefined;
const stop = async () => void (await Promise.all([browser?.close(), ...[...servers].map((server) => server.stop())]));
onInterrupt(stop);

const findings = NOTHING();
const reached = new Set<string>();
let fields: Report = { fields: 0, kept: [], reached: [] };
const startedAt = performance.now();

try {
  const executablePath = await findOrInstallChromium();
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  const opened = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  browser = opened;
  const alive = await countAlive(opened);
  console.log(`${seconds()} s: ${CHOSEN.length} texts, ${VISITS.length} screens`);
  const batches = dealt(
    CHOSEN.filter(({ length }) => length < LONG),
    BATCHES,
  );
  await inLanes(batches.map((batch, index) => () => together(opened, batch, { policy: index === 0, dates: index === batches.length - 1, enums: index === 0 })));
  await inLanes(Array.from({ length: LANES }, (_, lane) => () => alone(opened, lane)));
  report(alive);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}

/** Many payloads in each text, through every screen, with a shop that has kept nothing. The first time with its policy, then without. */
async function together(within: Browser, payload: string[], { policy, ...poison }: { policy: boolean; dates: boolean; enums: boolean }): Promise<void> {
  await poisoned({ payload, ...poison }, async (pair) => {
    for (const isOn of policy ? [true, false] : [false]) {
      for (const as of ['visitor', 'member'] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const walker = await openWalker(within, pair, as, isOn, findings);
        for (const one of VISITS.filter((each) => each.as === as)) {
          // oxlint-disable-next-line no-await-in-loop
          await visit(walker, pair.shop.url, one, findings);
        }
        // oxlint-disable-next-line no-await-in-loop
        if (as === 'visitor') await checkDocuments(walker.page, pair.shop.url, findings);
        // oxlint-disable-next-line no-await-in-loop
        await walker.close();
      }
    }
  });
}

/** Each payload alone, where no other can hide it: every page of these is a first visit, in a shop that is sound otherwise. */
async function alone(within: Browser, lane: number): Promise<void> {
  const payload = CHOSEN;
  await poisoned({ payload, marked: true }, async (pair) => {
    const walker = await openWalker(within, pair, 'visitor', false, findings);
    for (let index = lane; index < payload.length; index += LANES) {
      for (const { name, path } of ALONE) {
        // oxlint-disable-next-line no-await-in-loop
        await visit(walker, pair.shop.url, { name: `${name}, ${JSON.stringify(payload[index]?.slice(0, 80))} alone`, path: path(index) }, findings);
      }
    }
    await walker.close();
  });
}

async function poisoned(poison: { payload: string[]; dates?: boolean; enums?: boolean; marked?: boolean }, work: (pair: Pair) => Promise<void>): Promise<void> {
  const pair = await startBoth();
  for (const server of Object.values(pair)) servers.add(server);
  const control = (method: string, body?: unknown) =>
    fetch(`${pair.mock.url}/__mock__/poison`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).then(
      (answer) => answer.json() as Promise<Report>,
    );
  await control('POST', poison);
  await work(pair);
  fields = await control('GET');
  for (const field of fields.reached) reached.add(field);
  await Promise.all(Object.values(pair).map((server) => server.stop()));
  console.log(`${seconds()} s: ${findings.pages} pages, ${findings.alarms.length} holes, ${findings.damage.length} damaged`);
  for (const server of Object.values(pair)) servers.delete(server);
}

async function inLanes(tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop
      await next();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function report(alive: Map<string, number>): void {
  const never = [...UNASKED];
  const missed = (fields as Report & { unreached: string[] }).unreached.filter(
    (field) => !reached.has(field) && !never.some((start) => field.startsWith(start)),
  );
  printTable(
    'Hostile text by kind',
    ['kind', 'payloads', 'heard when put raw'],
    Object.entries(PAYLOADS).map(([kind, payloads]) => [kind, String(payloads.length), String(alive.get(kind as keyof typeof PAYLOADS) ?? 0)]),
  );
  show('Holes', findings.alarms);
  show('Damage', findings.damage);
  show('Fields that no screen was given', missed, missed.length);
  const heard = [...alive.values()].reduce((sum, count) => sum + count, 0);
  printTable(
    'Hostile text in every text of the backend',
    ['', 'figure'],
    [
      ['payloads', String(CHOSEN.length)],
      ['heard when put raw into a page', String(heard)],
      ['text fields of the contract', String(fields.fields)],
      ['fields that screens were given', String(reached.size)],
      ['pages looked at', String(findings.pages)],
      ['reports of the policy', String(findings.violations)],
      ['ran, led away or stood over the page', String(findings.alarms.length)],
      ['pages that broke', String(findings.damage.length)],
      ['seconds', seconds()],
    ],
  );
  process.exitCode = findings.alarms.length + findings.damage.length + missed.length === 0 && heard > ALL_PAYLOADS.length / 2 && findings.pages > 0 ? 0 : 1;
}

function seconds(): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

function show(title: string, lines: string[], most = MAX_SHOWN): void {
  if (lines.length === 0) return;
  console.log(`\n${title} (${lines.length}):`);
  for (const line of [...new Set(lines)].slice(0, most)) console.log(`  ${line}`);
}

/** Deals items like cards, so that long and short ones come to each part. */
function dealt<Item>(items: Item[], parts: number): Item[][] {
  return Array.from({ length: parts }, (_, part) => items.filter((_item, index) => index % parts === part)).filter(({ length }) => length > 0);
}
