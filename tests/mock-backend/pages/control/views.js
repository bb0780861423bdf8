import { act } from './control.js';
import { button, byId, el, link, showList } from './dom.js';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short', timeStyle: 'medium' });
export const timeText = (iso) => time.format(new Date(iso));
const json = (value) => JSON.stringify(value, null, 2);
const segment = encodeURIComponent;

export function showRequests({ data, total }) {
  byId('requests-count').textContent = total > data.length ? `The last ${data.length} of ${total}` : `${total} in all`;
  showList(byId('requests'), data.toReversed(), (entry) => entry.id, requestParts, 'Nothing was asked yet.');
}

function requestParts(entry) {
  const { at, method, path, query, call, account, status, duration_ms: ms, violations } = entry;
  const search = new URLSearchParams(query).toString();
  const broken = violations.length > 0 ? el('span', { className: 'bad' }, ` · broke the contract: ${violations.join('; ')}`) : '';
  const who = account ? ` · ${account.login_id}` : '';
  return [
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('code', {}, `${method} ${path}${search ? `?${search}` : ''}`),
        el('small', {}, ` · ${call ?? 'unknown'} · `),
        el('span', { className: status >= 400 ? 'bad' : '' }, status === null ? 'waiting' : String(status)),
        el('small', {}, `${ms === null ? '' : ` · ${ms} ms`} · ${timeText(at)}${who}`),
        broken,
      ),
      el('pre', {}, json(entry)),
    ),
  ];
}

export function showFaults({ data }) {
  showList(byId('faults'), data, ({ id }) => id, faultParts, 'Nothing goes wrong on purpose.');
}

function faultParts({ id, hits, seen, ...fault }) {
  return [
    el('code', {}, JSON.stringify(fault)),
    el('small', {}, ` · struck ${hits} of ${seen} `),
    button('Take away', () => act('DELETE', `faults/${id}`, undefined, `Fault ${id} was taken away.`), `fault ${id}`),
  ];
}

export function showAccounts({ data }) {
  showList(byId('accounts'), data, ({ account_id: id }) => id, accountParts, 'Nobody was here yet.');
}

export const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

function accountParts(account) {
  const { account_id: id, type, username, login_id: login, is_blocked: isBlocked } = account;
  const has = [
    counted(account.cart_lines, 'line in the cart', 'lines in the cart'),
    counted(account.wishlist, 'liked service', 'liked services'),
    counted(account.orders, 'appointment', 'appointments'),
    `${account.points} points`,
    counted(account.cards, 'card', 'cards'),
  ];
  const name = username || login;
  const block = { login_id: id, is_blocked: !isBlocked };
  return [
    el('strong', {}, username || 'Guest'),
    ` ${login} `,
    el('small', {}, `${type}${isBlocked ? ' · blocked' : ''} · ${has.join(' · ')} `),
    button(
      'End sessions',
      () => act('POST', 'tokens/expire', { login_id: id }, ({ expired }) => `${counted(expired, 'session', 'sessions')} of ${name} ended.`),
      name,
    ),
    ' ',
    type === 'TEMP'
      ? ''
      : button(isBlocked ? 'Unblock' : 'Block', () => act('POST', 'accounts/block', block, `${name} is ${isBlocked ? 'free' : 'blocked'}.`), name),
  ];
}

export function showOrders({ data }, accounts) {
  const names = new Map(accounts.map(({ account_id: id, username, login_id: login }) => [id, username || login]));
  const items = data.toReversed().map(({ _id, reference_number, current_status, payment_method, payment_status, total, currency, account_id, project }) => ({
    _id,
    reference_number,
    current_status,
    payment_method,
    payment_status,
    money: `${currency} ${total}`,
    who: names.get(account_id) ?? account_id,
    isProject: Boolean(project),
  }));
  showList(byId('orders'), items, ({ _id }) => _id, orderParts, 'No appointments.');
}

function orderParts({ _id: id, reference_number: reference, current_status: status, payment_method: method, payment_status: payment, money, who, isProject }) {
  return [
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('strong', {}, reference),
        ` ${who} `,
        el('small', {}, `${status} · ${method} ${payment} · ${money}${isProject ? ' · project' : ''}`),
      ),
      el('p', {}, el('code', {}, id)),
      chooser(`Status of ${reference}`, ['submitted', 'pending', 'completed', 'cancelled'], status, (to) =>
        act('POST', `orders/${segment(id)}/status`, { status: to }, `${reference} is ${to}.`),
      ),
      chooser(`Payment of ${reference}`, ['waiting', 'paid', 'failed', 'cancelled'], payment, (to) =>
        act('POST', `orders/${segment(id)}/payment`, { status: to }, `The payment of ${reference} is ${to}.`),
      ),
    ),
  ];
}

function chooser(label, values, value, choose) {
  const select = el('select', {}, ...values.map((one) => el('option', { value: one, selected: one === value }, one)));
  return el(
    'div',
    { className: 'row' },
    el('label', {}, `${label} `, select),
    button('Set', () => choose(select.value), label),
  );
}

export function showMails({ data }) {
  showList(byId('mails'), data.toReversed(), ({ code, at }) => `${code} ${at}`, mailParts, 'None went out.');
}

function mailParts({ to, subject, code, link: address, at }) {
  return [
    el('strong', {}, subject),
    ` to ${to} `,
    el('small', {}, timeText(at)),
    el('div', {}, address ? link(address) : el('span', {}, 'Code ', el('code', {}, code))),
  ];
}

export function showEnquiries({ data }) {
  const items = data.map((enquiry, index) => ({ ...enquiry, index })).toReversed();
  showList(
    byId('enquiries'),
    items,
    ({ index }) => index,
    ({ index: _index, ...enquiry }) => [el('details', {}, el('summary', {}, `${enquiry.subject} · ${enquiry.name}`), el('pre', {}, json(enquiry)))],
    'None was sent.',
  );
}

export function showSnapshots({ data }) {
  showList(
    byId('snapshots'),
    data,
    ({ name }) => name,
    ({ name, at, accounts, orders, faults }) => [
      el('strong', {}, name),
      el('small', {}, ` ${timeText(at)} · ${accounts} accounts · ${orders} appointments · ${faults} faults `),
      button('Restore', () => act('POST', `snapshots/${segment(name)}/restore`, {}, `${name} is restored.`), name),
      ' ',
      button('Delete', () => act('DELETE', `snapshots/${segment(name)}`, undefined, `${name} is deleted.`), name),
    ],
    'None was taken.',
  );
}

export function showCalls({ data }) {
  showList(
    byId('calls'),
    data,
    ({ call }) => call,
    ({ call, method, path, made, checked, violations }) => [
      el('th', { scope: 'row' }, call),
      el('td', {}, String(made)),
      el('td', {}, String(checked)),
      el('td', {}, el('code', {}, `${method} ${path}`)),
      el('td', { className: 'bad' }, violations.join('; ')),
    ],
    '',
  );
}
