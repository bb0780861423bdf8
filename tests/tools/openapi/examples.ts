import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { createProbe, type Probe } from '../../mock-backend/probe.ts';
import { GUEST_CALLS, type Sample, SAMPLES } from '../../mock-backend/samples.ts';
import { dateWaiting } from '../../mock-backend/state/seeded-order.ts';

/** What is shown of one call: what was sent, and what the mock backend answered. */
export type Example = {
  query: Record<string, string>;
  params: Record<string, string>;
  body: unknown;
  response: unknown;
};

/** When all examples happen, so that the document is the same each time it is made. */
const AT = Date.parse('2026-11-22T04:00:00.000Z');
const MAKING_MS = 10 * 60 * 1000;
/** Enough of a list and of a long text to see what they are. */
const SHOWN_ENTRIES = 2;
const SHOWN_LETTERS = 180;
const EARLIER_TOKEN = /^mock-[0-9a-z]+-\d+$/;

/** Every call of the contract as the mock backend answers it. @throws Error when it refuses one */
export async function examples(): Promise<Record<CallName, Example>> {
  const all = await Promise.all(
    (Object.keys(contract) as CallName[]).map(async (name) => [name, await exampleOf(name)] as const),
  );
  return Object.fromEntries(all) as Record<CallName, Example>;
}

/** What the mock backend says where it refuses, by status. */
export async function refusalExamples(): Promise<Record<string, unknown>> {
  const probe = probeAt();
  const [guest, member] = [await probe.guest(), await probe.kaYan()];
  const store = '/stores/store-main';
  const body = { product_variant_id: 'svc-window-seat-6ft-oak', qty: 100 };
  const all = [
    await probe.ask('GET', '/auth/user'),
    await probe.ask('GET', '/profiles/account', { token: guest }),
    await probe.ask('GET', `${store}/product-management/products/none/details`),
    await probe.ask('PUT', '/orders/order-260721/cancelled', { token: member }),
    await probe.ask('POST', `${store}/shopping-cart/add-to-cart`, { token: guest, body }),
  ];
  return Object.fromEntries(all.map((got) => [String(got.status), got.body as unknown]));
}

function probeAt(): Probe {
  const probe = createProbe({ origin: 'http://localhost:4010' });
  probe.state().clock.set(AT);
  dateWaiting(probe.state().memory.orders.records, AT);
  return probe;
}

async function exampleOf(name: CallName): Promise<Example> {
  const probe = probeAt();
  const call: Call = contract[name];
  const token = GUEST_CALLS.has(name) ? await probe.guest() : await probe.kaYan();
  const sample: Sample = await SAMPLES[name](probe, token);
  const query = shortened(call, sample.query);
  const path = pathOf(call.path, sample.params) + (query ? `?${query}` : '');
  const got =
    name === 'uploadFile'
      ? await upload(probe, path, token)
      : await probe.ask(call.method, path, { token, body: sample.body });
  if (got.status !== 200)
    throw new Error(`${name}: the mock backend answers ${got.status} to the example: ${JSON.stringify(got.body)}`);
  return {
    params: sample.params ?? {},
    query: Object.fromEntries(new URLSearchParams(query)),
    body: steady(sample.body),
    response: steady(got.body),
  };
}

async function upload(probe: Probe, path: string, token: string): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  // the first bytes of a PNG: what it is sent as is looked at, not what it shows
  form.set(
    'file',
    new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' }),
    'slip.png',
  );
  const response = await probe.handle(
    new Request(`http://localhost:4010${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** A page of a list with as many entries as are shown, so that what it says of itself is true. */
function shortened({ query: schema }: Call, query = ''): string {
  const asked = new URLSearchParams(query);
  for (const name of ['per_page', 'items_per_page'])
    if (Object.hasOwn((schema as { shape?: object } | undefined)?.shape ?? {}, name))
      asked.set(name, String(SHOWN_ENTRIES));
  return asked.toString();
}

/** The same each time, and short: lists and long texts are cut, tokens and the time of making have a fixed name. */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return (value.every(Number.isFinite) ? value : value.slice(0, SHOWN_ENTRIES)).map(steady);
  if (typeof value === 'string') return steadyText(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, steady(part)]));
}

function steadyText(text: string): string {
  if (EARLIER_TOKEN.test(text)) return 'mock-token';
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : NaN;
  if (time >= AT && time < AT + MAKING_MS) return new Date(AT).toISOString();
  return text.length > SHOWN_LETTERS && !URL.canParse(text) ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
}
