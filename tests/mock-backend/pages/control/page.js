import { act, control, onDone, say } from './control.js';
import { byId, showOptions } from './dom.js';
import { counted, showAccounts, showCalls, showEnquiries, showFaults, showMails, showOrders, showRequests, showSnapshots, timeText } from './views.js';

const EVERY_MS = 2000;
const SHOWN_REQUESTS = 100;
const HONG_KONG = '+08:00';
const field = (form, name) => byId(form).elements.namedItem(name);
const numberIn = (text) => (text === '' ? undefined : Number(text));
let isDown = false;
let says = { personas: [], states: [] };

function requestQuery() {
  const query = new URLSearchParams({ last: String(SHOWN_REQUESTS) });
  for (const name of ['call', 'path']) if (field('requests-filter', name).value) query.set(name, field('requests-filter', name).value);
  if (field('requests-filter', 'violations').checked) query.set('violations', '1');
  return query;
}

async function refresh() {
  const paths = [`requests?${requestQuery()}`, 'faults', 'accounts', 'orders', 'mailbox', 'enquiries', 'snapshots', 'calls', 'clock', 'catalogue', 'down'];
  const [requests, faults, accounts, orders, mails, enquiries, snapshots, calls, clock, catalogue, down] = await Promise.all(
    paths.map((path) => control('GET', path)),
  );
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

function showChoices(accounts, calls) {
  const named = calls.map(({ call, method, path }) => [call, `${call} · ${method} ${path}`]);
  showOptions(field('fault', 'call'), [['*', 'every call'], ...named]);
  showOptions(field('requests-filter', 'call'), [['', 'any'], ...named]);
  showOptions(
    field('persona', 'name'),
    says.personas.map(({ name }) => [name, name]),
  );
  showOptions(
    field('order', 'state'),
    says.states.map(({ name }) => [name, name]),
  );
  const people = accounts.map(({ account_id: id, username, login_id: login }) => [`account ${id}`, `${username || 'Guest'} · ${login}`]);
  showOptions(field('order', 'who'), [
    ...says.personas.filter(({ name }) => name !== 'blocked').map(({ name }) => [`persona ${name}`, `a new ${name}`]),
    ...people,
  ]);
  const chosen = (list, form, name) => list.find((one) => one.name === field(form, name).value)?.says ?? '';
  byId('persona-says').textContent = chosen(says.personas, 'persona', 'name');
  byId('order-says').textContent = chosen(says.states, 'order', 'state');
}

function faultOf(form) {
  const { kind, call, body, after, retry, times, one_in: oneIn } = Object.fromEntries(new FormData(form));
  const value =
    { status: Number(form.status.value), delay_ms: Number(form.delay_ms.value), body: kind === 'body' ? JSON.parse(body) : undefined }[kind] ?? true;
  return {
    ...(call !== '*' && { call }),
    [kind]: value,
    ...(kind === 'status' && retry && { headers: { 'retry-after': retry } }),
    times: numberIn(times),
    one_in: numberIn(oneIn),
    ...(after && { when: 'after' }),
  };
}

function showKind() {
  const kind = field('fault', 'kind').value;
  for (const label of document.querySelectorAll('[data-for]')) label.hidden = label.dataset.for !== kind;
}

function onSubmit(id, work) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    work(event.currentTarget);
  });
}
const onClick = (id, work) => byId(id).addEventListener('click', work);

onSubmit('fault', (form) => {
  try {
    void act('POST', 'faults', faultOf(form), ({ id }) => `Fault ${id} is set.`);
  } catch {
    say('The body is not JSON.');
  }
});
onSubmit('persona', async (form) => {
  const persona = await act(
    'POST',
    `personas/${form.elements.namedItem('name').value}`,
    {},
    ({ username, login }) => `${username || 'A guest'} is there: ${login.login_id}`,
  );
  if (!persona) return;
  byId('login-id').textContent = persona.login.login_id;
  byId('login-password').textContent = persona.login.password;
  byId('login').hidden = false;
});
onSubmit('order', (form) => {
  const [kind, id] = form.who.value.split(' ');
  const whose = kind === 'persona' ? { persona: id } : { login_id: id };
  void act('POST', 'orders', { ...whose, state: form.state.value }, ({ order, persona }) => {
    const login = persona ? ` for ${persona.login.login_id}, password ${persona.login.password}` : '';
    return `${order.reference_number} is made${login}.`;
  });
});
onSubmit('clock', (form) => void act('POST', 'clock', { at: new Date(`${form.at.value}${HONG_KONG}`).toISOString() }, 'The clock is set.'));
onSubmit('catalogue', (form) => void act('POST', 'catalogue', { products: numberIn(form.products.value) ?? null }, 'The catalogue has another size.'));
onSubmit(
  'snapshot',
  (form) => void act('POST', 'snapshots', { name: field('snapshot', 'name').value }, ({ name }) => `${name} is taken.`).then(() => form.reset()),
);
onSubmit('requests-filter', () => void refresh());

onClick('reset', () => void act('POST', 'reset', {}, 'Everything is as at the start.'));
onClick('down', () => void act('POST', 'down', { down: !isDown }, ({ down }) => (down ? 'The backend cannot be reached.' : 'The backend answers.')));
onClick('faults-clear', () => void act('DELETE', 'faults', undefined, 'All faults were taken away.'));
onClick('requests-clear', () => void act('DELETE', 'requests', undefined, 'The requests are forgotten.'));
onClick('clock-reset', () => void act('POST', 'clock', {}, 'The clock is this machine’s.'));
for (const advance of document.querySelectorAll('[data-advance]')) {
  advance.addEventListener('click', () => void act('POST', 'clock', { advance_s: Number(advance.dataset.advance) }, 'The clock went on.'));
}
for (const copy of document.querySelectorAll('[data-copy]')) {
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(byId(copy.dataset.copy).textContent);
    say('Copied.');
  });
}
byId('fault').addEventListener('change', showKind);
byId('requests-filter').addEventListener('input', () => void refresh());
for (const id of ['persona', 'order']) byId(id).addEventListener('change', () => void refresh());

onDone(refresh);
showKind();
const [personas, states] = await Promise.all([control('GET', 'personas'), control('GET', 'order-states')]);
says = { personas: personas.data, states: states.data };

/** Looks again every two seconds, unless nobody looks. */
async function watch() {
  if (byId('live').checked && !document.hidden) await refresh().catch((error) => say(`The mock does not answer: ${error.message}`));
  setTimeout(watch, EVERY_MS);
}
await refresh();
setTimeout(watch, EVERY_MS);
