import type { Order } from '@/lib/order/schema';
import type { AccountSummary } from '../../control/accounts.ts';
import type { Fault } from '../../faults.ts';
import type { CallCount, RecordedRequest } from '../../recording.ts';
import type { SnapshotSummary } from '../../snapshots.ts';
import type { Mail } from '../../state/mailbox.ts';
import { act } from './control.js';
import { button, byId, type Child, el, link, showList } from './dom.js';

type List<Item> = { data: Item[] };
export type ListedOrder = Order & { account_id: string };
export type Enquiry = { subject: string; name: string };

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short', timeStyle: 'medium' });
export const timeText = (iso: string): string => time.format(new Date(iso));
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const segment = encodeURIComponent;

export function showRequests({ data, total }: List<RecordedRequest> & { total: number }): void {
  byId('requests-count').textContent = total > data.length ? `The last ${data.length} of ${total}` : `${total} in all`;
  showList(byId('requests'), data.toReversed(), (entry) => entry.id, requestParts, 'Nothing was asked yet.');
}

function requestParts(entry: RecordedRequest): Child[] {
  const { at, method, path, query, call, account, status, duration_ms: ms, violations } = entry;
  const search = new URLSearchParams(query).toString();
  return [
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('code', {}, `${method} ${path}${search ? `?${search}` : ''}`),
        el('small', {}, ` · ${call ?? 'unknown'} · `),
        el('span', { className: status !== null && status >= 400 ? 'bad' : '' }, status === null ? 'waiting' : String(status)),
        el('small', {}, `${ms === null ? '' : ` · ${ms} ms`} · ${timeText(at)}${account ? ` · ${account.login_id}` : ''}`),
        violations.length > 0 ? el('span', { className: 'bad' }, ` · broke the contract: ${violations.join('; ')}`) : '',
      ),
      el('pre', {}, json(entry)),
    ),
  ];
}

export function showFaults({ data }: List<Fault>): void {
  showList(
    byId('faults'),
    data,
    ({ id }) => id,
    ({ id, hits, seen, ...fault }) => [
      el('code', {}, JSON.stringify(fault)),
      el('small', {}, ` · struck ${hits} of ${seen} `),
      button('Take away', () => act('DELETE', `faults/${id}`, undefined, `Fault ${id} was taken away.`), `fault ${id}`),
    ],
    'Nothing goes wrong on purpose.',
  );
}

export function showAccounts({ data }: List<AccountSummary>): void {
  showList(byId('accounts'), data, ({ account_id: id }) => id, accountParts, 'Nobody was here yet.');
}

function accountParts(account: AccountSummary): Child[] {
  const { account_id: id, type, username, login_id: login, is_blocked: isBlocked } = account;
  const has = [
    counted(account.cart_lines, 'line in the cart', 'lines in the cart'),
    counted(account.wishlist, 'liked service', 'liked services'),
    counted(account.orders, 'appointment', 'appointments'),
    `${account.points} points`,
    counted(account.cards, 'card', 'cards'),
  ];
  const name = username || login;
  const endSessions = () =>
    act<{ expired: number }>('POST', 'tokens/expire', { login_id: id }, ({ expired }) => `${counted(expired, 'session', 'sessions')} of ${name} ended.`);
  const block = () => act('POST', 'accounts/block', { login_id: id, is_blocked: !isBlocked }, `${name} is ${isBlocked ? 'free' : 'blocked'}.`);
  return [
    el('strong', {}, username || 'Guest'),
    ` ${login} `,
    el('small', {}, `${type}${isBlocked ? ' · blocked' : ''} · ${has.join(' · ')} `),
    button('End sessions', endSessions, name),
    ' ',
    type === 'TEMP' ? '' : button(isBlocked ? 'Unblock' : 'Block', block, name),
  ];
}

export function showOrders({ data }: List<ListedOrder>, accounts: AccountSummary[]): void {
  const names = new Map(accounts.map(({ account_id: id, username, login_id: login }) => [id, username || login]));
  const items = data.toReversed().map((order) => ({ ...order, who: names.get(order.account_id) ?? order.account_id }));
  showList(byId('orders'), items, ({ _id }) => _id, orderParts, 'No appointments.');
}

function orderParts(order: ListedOrder & { who: string }): Child[] {
  const { _id: id, reference_number: reference, current_status: status, payment_method: method, payment_status: payment, currency, total } = order;
  return [
    el(
      'details',
      {},
      el(
        'summary',
        {},
        el('strong', {}, reference),
        ` ${order.who} `,
        el('small', {}, `${status} · ${method} ${payment} · ${currency} ${total}${order.project ? ' · project' : ''}`),
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

function chooser(label: string, values: string[], value: string, choose: (value: string) => unknown): HTMLElement {
  const select = el('select', {}, ...values.map((one) => el('option', { value: one, selected: one === value }, one)));
  return el(
    'div',
    { className: 'row' },
    el('label', {}, `${label} `, select),
    button('Set', () => choose(select.value), label),
  );
}

export function showMails({ data }: List<Mail>): void {
  showList(
    byId('mails'),
    data.toReversed(),
    ({ code, at }) => `${code} ${at}`,
    ({ to, subject, code, link: address, at }) => [
      el('strong', {}, subject),
      ` to ${to} `,
      el('small', {}, timeText(at)),
      el('div', {}, address ? link(address) : el('span', {}, 'Code ', el('code', {}, code))),
    ],
    'None went out.',
  );
}

export function showEnquiries({ data }: List<Enquiry>): void {
  const items = data.map((enquiry, index) => ({ enquiry, index })).toReversed();
  showList(
    byId('enquiries'),
    items,
    ({ index }) => index,
    ({ enquiry }) => [el('details', {}, el('summary', {}, `${enquiry.subject} · ${enquiry.name}`), el('pre', {}, json(enquiry)))],
    'None was sent.',
  );
}

export function showSnapshots({ data }: List<SnapshotSummary>): void {
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

export function showCalls({ data }: List<CallCount>): void {
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
