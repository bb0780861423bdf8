import type { AccountSummary } from '../../control/accounts.ts';
import type { Fault } from '../../faults.ts';
import type { Persona } from '../../personas.ts';
import type { CallCount, RecordedRequest } from '../../recording.ts';
import type { SnapshotSummary } from '../../snapshots.ts';
import type { Mail } from '../../state/mailbox.ts';
import { act, control, onDone, showStatus } from './control.js';
import { byId, showOptions } from './dom.js';
import {
  counted,
  type Enquiry,
  type ListedOrder,
  showAccounts,
  showCalls,
  showEnquiries,
  showFaults,
  showMails,
  showOrders,
  showRequests,
  showSnapshots,
  timeText,
} from './views.js';

const REFRESH_MS = 2000;
const SHOWN_REQUESTS = 100;
const HONG_KONG = '+08:00';

type Field = HTMLInputElement & HTMLSelectElement;
type Described = { name: string; says: string };
type List<Item> = { data: Item[] };

const field = (form: string, name: string): Field => byId<HTMLFormElement>(form).elements.namedItem(name) as Field;
const numberIn = (text: FormDataEntryValue | null): number | undefined => (text === '' || text === null ? undefined : Number(text));
let isDown = false;
let personas: Described[] = [];
let orderStates: Described[] = [];

function requestQuery(): URLSearchParams {
  const query = new URLSearchParams({ last: String(SHOWN_REQUESTS) });
  for (const name of ['call', 'path']) if (field('requests-filter', name).value) query.set(name, field('requests-filter', name).value);
  if (field('requests-filter', 'violations').checked) query.set('violations', '1');
  return query;
}

async function refresh(): Promise<void> {
  const [requests, faults, accounts, orders, mails, enquiries, snapshots, calls, clock, catalogue, down] = await Promise.all([
    control<List<RecordedRequest> & { total: number }>('GET', `requests?${requestQuery()}`),
    control<List<Fault>>('GET', 'faults'),
    control<List<AccountSummary>>('GET', 'accounts'),
    control<List<ListedOrder>>('GET', 'orders'),
    control<List<Mail>>('GET', 'mailbox'),
    control<List<Enquiry>>('GET', 'enquiries'),
    control<List<SnapshotSummary>>('GET', 'snapshots'),
    control<List<CallCount>>('GET', 'calls'),
    control<{ now: string; ahead_s: number }>('GET', 'clock'),
    control<{ products: number }>('GET', 'catalogue'),
    control<{ down: boolean }>('GET', 'down'),
  ]);
  showRequests(requests);
  showFaults(faults);
  showAccounts(accounts);
  showOrders(orders, accounts.data);
  showMails(mails);
  showEnquiries(enquiries);
  showSnapshots(snapshots);
  showCalls(calls);
  showChoices(accounts.data, calls.data);
  isDown = down.down;
  byId('down').textContent = isDown ? 'Bring the backend up' : 'Take the backend down';
  byId('clock-now').textContent = `${timeText(clock.now)} in Hong Kong${clock.ahead_s === 0 ? '' : `, ${clock.ahead_s} s from this machine’s time`}`;
  byId('catalogue-size').textContent = `${catalogue.products} services in the main store`;
  const counts = [
    counted(accounts.data.length, 'account', 'accounts'),
    counted(orders.data.length, 'appointment', 'appointments'),
    counted(mails.data.length, 'message', 'messages'),
    counted(faults.data.length, 'fault', 'faults'),
  ];
  byId('summary').textContent = `${isDown ? 'Down: nothing is answered' : 'Answers'} · ${counts.join(' · ')}`;
  byId('summary').classList.toggle('bad', isDown);
}

function showChoices(accounts: AccountSummary[], calls: CallCount[]): void {
  const named = calls.map(({ call, method, path }) => [call, `${call} · ${method} ${path}`] as const);
  showOptions(field('fault', 'call'), [['*', 'every call'], ...named]);
  showOptions(field('requests-filter', 'call'), [['', 'any'], ...named]);
  showDescribed(field('persona', 'name'), personas, 'persona-description');
  showDescribed(field('order', 'state'), orderStates, 'order-description');
  const people = accounts.map(({ account_id: id, username, login_id: login }) => [`account ${id}`, `${username || 'Guest'} · ${login}`] as const);
  const canOrder = personas.filter(({ name }) => name !== 'blocked');
  showOptions(field('order', 'who'), [...canOrder.map(({ name }) => [`persona ${name}`, `a new ${name}`] as const), ...people]);
}

function showDescribed(select: HTMLSelectElement, choices: Described[], description: string): void {
  showOptions(
    select,
    choices.map(({ name }) => [name, name]),
  );
  byId(description).textContent = choices.find(({ name }) => name === select.value)?.says ?? '';
}

/** @throws SyntaxError for a body that is not JSON */
function faultOf(form: HTMLFormElement): object {
  const { kind = '', call, body, after, retry, times, one_in, ...numbers } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const value = kind === 'body' ? JSON.parse(body ?? '') : kind in numbers ? Number(numbers[kind]) : true;
  return {
    ...(call !== '*' && { call }),
    [kind]: value,
    ...(kind === 'status' && retry && { headers: { 'retry-after': retry } }),
    times: numberIn(times ?? null),
    one_in: numberIn(one_in ?? null),
    ...(after && { when: 'after' }),
  };
}

function showKind(): void {
  const kind = field('fault', 'kind').value;
  for (const label of document.querySelectorAll<HTMLElement>('[data-for]')) label.hidden = label.dataset.for !== kind;
}

function onSubmit(id: string, work: (form: HTMLFormElement) => unknown): void {
  const form = byId<HTMLFormElement>(id);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void work(form);
  });
}
const onClick = (id: string, work: () => unknown): void => byId(id).addEventListener('click', work);

onSubmit('fault', (form) => {
  try {
    return act<Fault>('POST', 'faults', faultOf(form), ({ id }) => `Fault ${id} is set.`);
  } catch {
    return showStatus('The body is not JSON.');
  }
});
onSubmit('persona', async () => {
  const made = ({ username, login }: Persona): string => `${username || 'A guest'} is there: ${login.login_id}`;
  const persona = await act<Persona>('POST', `personas/${field('persona', 'name').value}`, {}, made);
  if (!persona) return;
  byId('login-id').textContent = persona.login.login_id;
  byId('login-password').textContent = persona.login.password;
  byId('login').hidden = false;
});
onSubmit('order', () => {
  const [kind, id] = field('order', 'who').value.split(' ');
  const whose = kind === 'persona' ? { persona: id } : { login_id: id };
  return act<{ order: ListedOrder; persona: Persona | null }>('POST', 'orders', { ...whose, state: field('order', 'state').value }, ({ order, persona }) => {
    const login = persona ? ` for ${persona.login.login_id}, password ${persona.login.password}` : '';
    return `${order.reference_number} is made${login}.`;
  });
});
onSubmit('clock', () => act('POST', 'clock', { at: new Date(`${field('clock', 'at').value}${HONG_KONG}`).toISOString() }, 'The clock is set.'));
onSubmit('catalogue', () => act('POST', 'catalogue', { products: numberIn(field('catalogue', 'products').value) ?? null }, 'The catalogue has another size.'));
onSubmit('snapshot', async (form) => {
  await act<SnapshotSummary>('POST', 'snapshots', { name: field('snapshot', 'name').value }, ({ name }) => `${name} is taken.`);
  form.reset();
});
onSubmit('requests-filter', refresh);

onClick('reset', () => act('POST', 'reset', {}, 'Everything is as at the start.'));
onClick('down', () =>
  act<{ down: boolean }>('POST', 'down', { down: !isDown }, ({ down }) => (down ? 'The backend cannot be reached.' : 'The backend answers.')),
);
onClick('faults-clear', () => act('DELETE', 'faults', undefined, 'All faults were taken away.'));
onClick('requests-clear', () => act('DELETE', 'requests', undefined, 'The requests are forgotten.'));
onClick('clock-reset', () => act('POST', 'clock', {}, 'The clock is this machine’s.'));
for (const advance of document.querySelectorAll<HTMLElement>('[data-advance]')) {
  advance.addEventListener('click', () => void act('POST', 'clock', { advance_s: Number(advance.dataset.advance) }, 'The clock went on.'));
}
for (const copy of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(byId(copy.dataset.copy ?? '').textContent);
    showStatus('Copied.');
  });
}
byId('fault').addEventListener('change', showKind);
byId('requests-filter').addEventListener('input', () => void refresh());
for (const id of ['persona', 'order']) byId(id).addEventListener('change', () => void refresh());

onDone(refresh);
showKind();
[{ data: personas }, { data: orderStates }] = await Promise.all([control<List<Described>>('GET', 'personas'), control<List<Described>>('GET', 'order-states')]);

/** Refreshes regularly while the page is visible. */
async function watch(): Promise<void> {
  if (byId<HTMLInputElement>('live').checked && !document.hidden)
    await refresh().catch((error: Error) => showStatus(`The mock does not answer: ${error.message}`));
  setTimeout(watch, REFRESH_MS);
}
await refresh();
setTimeout(watch, REFRESH_MS);
