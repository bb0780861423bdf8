/**
 * The smallest backend that the shop works with: one file, one database, nothing to install. It is there to be read and
 * translated, not to be put on the internet: README.md says what it leaves out. Its calls are in three tables.
 *
 *     node docs/backend/server.ts                                            SQLite, in the file backend.sqlite
 *     DATABASE_URL=postgres://user@host/name node docs/backend/server.ts     Postgres; needs `npm install pg`
 */
import { randomUUID, scryptSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

const PORT = Number(process.env.PORT || 4010);
/** In the addresses of pictures and payment pages: where shoppers' browsers reach this backend. */
const ORIGIN = process.env.ORIGIN || `http://localhost:${PORT}`;
const GUEST_PASSWORD = process.env.GUEST_PASSWORD || 'guest2018demo';
const TOKEN_LIFE_MS = 1800 * 1000;
// ---------------------------------------------------------------- the database
type Json = ReturnType<typeof JSON.parse>;
type Query = (text: string, ...values: (string | number | null)[]) => Promise<Json[]>;

/** Runs SQL that both databases understand: texts and integers alone, `?` for values. */
const sql = await connect(process.env.DATABASE_URL || 'backend.sqlite');
const one = async (...[text, ...values]: Parameters<Query>): Promise<Json> => (await sql(text, ...values))[0];

async function connect(url: string): Promise<Query> {
  if (url.startsWith('postgres')) {
    const driver = 'pg';
    const { default: pg } = await import(driver);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const numbered = (text: string) => text.split('?').reduce((before, after, number) => `${before}$${number}${after}`);
    return async (text, ...values) => (await client.query(numbered(text), values)).rows;
  }
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(url);
  return async (text, ...values) => database.prepare(text).all(...values);
}

// Money is in cents, times are ISO 8601 in UTC; what is searched for has a column, what is only passed on is JSON.
for (const table of [
  'accounts (id text primary key, type text, login_id text unique, password text, profile text)',
  'tokens (token text primary key, account_id text, ends_at text)',
  'categories (id text primary key, title text)',
  'products (id text primary key, category_id text, kind text, title text, summary text, price integer, at text)',
  `cart_lines (account_id text, store_id text, product_id text, qty integer, created_at text,
               primary key (account_id, store_id, product_id))`,
  `orders (id text primary key, number text unique, account_id text, store_id text, created_at text,
           idempotency_key text, success_url text, cancel_url text, body text, unique (account_id, idempotency_key))`,
  'enquiries (id text primary key, body text, created_at text)',
  'files (name text primary key, type text, base64 text)',
])
  await sql(`create table if not exists ${table}`);
// ---------------------------------------------------------------- refusals
/** Every text that shoppers read is there in three languages: en, zh (Hong Kong), cn (mainland). */
type Text = { en: string; zh: string; cn: string };
const t = (en: string, zh: string, cn: string): Text => ({ en, zh, cn });

/** The shop sends `en-HK`, `zh-Hant-HK` or `zh-Hans-CN`. */
function localeOf(language = ''): keyof Text {
  if (!/^(?:zh|cn)/i.test(language)) return 'en';
  return /hans|cn/i.test(language) ? 'cn' : 'zh';
}

/** Ends a call. Its text is shown to the shopper; `field` is what was wrong in the body. */
class Refusal extends Error {
  readonly refused: { status: number; text: Text; field: string | undefined };
  constructor(status: number, text: Text, field?: string) {
    super(text.en);
    this.refused = { status, text, field };
  }
}
const notFound = () => new Refusal(404, t('We could not find this.', '找不到相關資料。', '未找到相关信息。'));
const loginNeeded = (status: number) => new Refusal(status, t('Log in first.', '請先登入。', '请先登录。'));
const wrongLogin = () => new Refusal(401, t('The login is incorrect.', '登入資料不正確。', '登录信息不正确。'));
const wrongState = () => new Refusal(409, t('The status has changed already.', '狀態已更改。', '状态已变更。'));
const invalid = (field: string) => new Refusal(422, t('Some details are not valid.', '部分資料無效。', '部分信息无效。'), field);

/** What was found; a call for anything else ends with 404. */
function known(found: Json): Json {
  if (!found) throw notFound();
  return found;
}

/** The text of a field; a body without it is refused. */
function textOf(body: Json, field: string): string {
  if (typeof body?.[field] !== 'string') throw invalid(field);
  return body[field];
}
// ---------------------------------------------------------------- what every call has
/** `params` are those of the path; `account` is the token's, and undefined for a visitor without one. */
type Call = { url: URL; params: Record<string, string>; query: Record<string, string>; body: Json } & {
  headers: IncomingHttpHeaders; token: string; account: Json;
};

const now = (): string => new Date().toISOString();
const money = (cents: number): number => cents / 100;
const digits = (text: string): string => text.replaceAll(/\D/g, '');
const picture = (alt: Text) => ({ url: `${ORIGIN}/files/flat.png`, width: 1200, height: 900, color: '#c8b8a8', alt });

/** One page of a list, as every list is sent. */
function page(items: Json[], { query, url }: Call, size = 10) {
  const perPage = Number(query.per_page ?? query.items_per_page ?? size);
  const current = Number(query.page ?? 1);
  const next = new URL(url);
  next.searchParams.set('page', String(current + 1));
  const data = items.slice((current - 1) * perPage, current * perPage);
  const isLast = current * perPage >= items.length;
  const next_page_url = isLast ? null : next.href;
  return { data, total: items.length, per_page: perPage, current_page: current, next_page_url };
}
// ---------------------------------------------------------------- catalogue
/** The services of a condition, as lists show them. A service is its own only variant here. */
async function products({ query: { sort_by: by, sort_order: order } }: Call, ...[where, ...values]: Parameters<Query>) {
  const rows = await sql(
    `select p.*, c.title as category from products p join categories c on c.id = p.category_id where ${where}
     order by ${by === 'price' ? 'p.price' : 'p.at'} ${order === 'asc' ? 'asc' : 'desc'}, p.id`,
    ...values,
  );
  return rows.map(({ id, title, summary, kind, price, category_id, category }) => ({
    _id: id, title: JSON.parse(title), summary: JSON.parse(summary), image: picture(JSON.parse(title)), kind,
    categories: [{ _id: category_id, title: JSON.parse(category) }],
    currency: 'HKD', original_price_from: money(price), price_from: money(price),
  }));
}

async function product(call: Call) {
  const { id = '' } = call.params;
  const found = known((await products(call, 'p.id = ?', id))[0]);
  return { ...found, variants: [{ _id: id, price: found.price_from, original_price: found.price_from }] };
}

async function listProducts(call: Call) {
  const { category_ids: categories = '', keyword = '', min_price = 0, max_price = 1e7 } = call.query;
  const ids = categories.split(',').filter(Boolean);
  const chosen = ids.length > 0 ? `p.category_id in (${ids.map(() => '?').join(', ')}) and` : '';
  const where = `${chosen} lower(p.title) like ? and p.price between ? and ?`;
  const values = [...ids, `%${keyword.toLowerCase()}%`, Number(min_price) * 100, Number(max_price) * 100];
  return page(await products(call, where, ...values), call);
}

const categories = async () =>
  (await sql('select * from categories order by id')).map(({ id, title }) => ({ _id: id, title: JSON.parse(title) }));
// ---------------------------------------------------------------- the list, and checkout
const COURIERS = [
  { _id: 'van', method: 'DELIVERY', title: t('Studio van', '工作室派車', '工作室派车'), fee: 280 },
  { _id: 'studio', method: 'PICKUP', title: t('Collect at the studio', '於工作室自取', '到工作室自提'), fee: 0 },
];
/** The chosen one. Without any the studio arranges the delivery, and nothing is charged for it. */
const courierOf = ({ country_code, courier_id, method }: Json) =>
  COURIERS.find((courier) => country_code === 'HK' && courier._id === courier_id && courier.method === method);

/** The list as the shopper's choices make it: all lines are shown, the ticked ones count. */
async function cartOf({ account, params, body }: Call) {
  const ticked: string[] = body?.checkout_product_variant_ids ?? [];
  const rows = await sql(
    `select p.*, l.qty from cart_lines l join products p on p.id = l.product_id
     where l.account_id = ? and l.store_id = ? order by l.created_at, p.id`,
    account.id, params.store_id ?? '',
  );
  const counted = rows.filter((row) => ticked.includes(row.id));
  const subtotal = counted.reduce((sum, row) => sum + row.price * row.qty, 0);
  const fee = subtotal > 0 ? (courierOf(body?.delivery_info ?? {})?.fee ?? 0) * 100 : 0;
  return {
    cart_items: rows.map(({ id, qty, kind, title, price }) => ({
      product_variant_id: id, product_id: id, qty, kind,
      product_title: JSON.parse(title), image: picture(JSON.parse(title)),
      original_price_per_unit: money(price), discounted_price_per_unit: money(price),
      original_subtotal_price: money(price * qty), subtotal_price: money(price * qty),
    })),
    calculations: {
      currency: 'HKD',
      price: { subtotal: money(subtotal), total: money(subtotal + fee) },
      // less what the services' own offers take off (local), then storewide ones and vouchers (global)
      price_discount: { local: 0, global: 0 },
      shipping_fee: money(fee),
    },
    is_voucher_applied: false,
    voucher_reason: body?.voucher_code && subtotal > 0 ? 'unknown' : null,
  };
}

/** `qty` is a change: +1, −1. */
async function addToCart({ account, params: { store_id = '' }, body }: Call) {
  const id = textOf(body, 'product_variant_id');
  known(await one('select id from products where id = ?', id));
  const key = [account.id, store_id, id];
  const where = 'where account_id = ? and store_id = ? and product_id = ?';
  const qty = ((await one(`select qty from cart_lines ${where}`, ...key))?.qty ?? 0) + body.qty;
  if (!Number.isInteger(body.qty) || qty > 99) throw invalid('qty');
  await sql('insert into cart_lines values (?, ?, ?, 0, ?) on conflict do nothing', ...key, now());
  await sql(`update cart_lines set qty = ? ${where}`, qty, ...key);
  await sql('delete from cart_lines where qty <= 0');
  return {};
}

/** Makes one order of the ticked lines, however often the same attempt arrives: its key names the order it has made. */
async function checkout(call: Call) {
  const { account, params: { store_id = '' }, body, headers } = call;
  const key = String(headers['idempotency-key'] ?? randomUUID());
  const made = await one('select body from orders where account_id = ? and idempotency_key = ?', account.id, key);
  if (made) return placed(JSON.parse(made.body));
  const wanted: string[] = body?.checkout_product_variant_ids ?? [];
  const { cart_items: lines, calculations } = await cartOf(call);
  const items = lines.filter((line) => wanted.includes(line.product_variant_id));
  const [item] = items;
  if (!item || items.length < wanted.length)
    throw new Refusal(422, t('Your list has changed.', '預約清單已更改。', '预约清单已变更。'), 'checkout_product_variant_ids');
  const { delivery_info, delivery_details, payment_method } = body;
  const urls = ['success_url', 'cancel_url'].map((field) => textOf(body, field));
  if (!urls.every((url) => /^https?:\/\//.test(url))) throw invalid('success_url');
  if (delivery_info?.courier_id && !courierOf(delivery_info)) throw invalid('delivery_info.courier_id');
  if (body.voucher_code) throw invalid('voucher_code');
  if (!['ONLINE', 'OFFLINE'].includes(payment_method)) throw invalid('payment_method');
  for (const field of ['name', 'address', 'phone']) textOf(delivery_details, field);
  const at = now();
  const { count } = await one('select count(*) as count from orders');
  const order = {
    _id: randomUUID(), reference_number: `KIT-${at.slice(2, 10).replaceAll('-', '')}-${Number(count) + 101}`,
    created_at: at, current_status: 'submitted', statuses: [{ slug: 'submitted', created_at: at }],
    payment_method, is_paid: false, payment_status: 'waiting',
    checkout: { offline: payment_method === 'OFFLINE' ? { image: null } : null },
    title: item.product_title, image: item.image, item_count: items.length,
    items, calculations, currency: 'HKD', total: calculations.price.total,
    delivery_info, delivery_details, courier_title: courierOf(delivery_info)?.title ?? null,
  };
  const row = [order._id, order.reference_number, account.id, store_id, at, key, ...urls, JSON.stringify(order)];
  await sql('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...row);
  const line = 'delete from cart_lines where account_id = ? and store_id = ? and product_id = ?';
  for (const id of wanted) await sql(line, account.id, store_id, id);
  return placed(order);
}

const payPage = ({ _id, payment_method }: Json) => (payment_method === 'ONLINE' ? `${ORIGIN}/pay/${_id}` : null);
const placed = (order: Json) => ({ order_id: order._id, return_url: payPage(order) });
// ---------------------------------------------------------------- orders
/** While an order waits for its payment it names the page where it is paid. */
const shown = (order: Json) => ({
  ...order, return_url: order.is_paid || order.current_status === 'cancelled' ? null : payPage(order),
});
/** Newest first, and at once: the shop looks here for an order whose response was lost. */
const ordersOf = async ({ account, query }: Call): Promise<Json[]> =>
  (await sql('select * from orders where account_id = ? order by created_at desc, number desc', account.id))
    .filter((row) => (query.store_id ?? row.store_id) === row.store_id)
    .map((row) => shown(JSON.parse(row.body)));

/** One's own order. Another's is not found: nobody learns that there is one. */
async function ownOrder({ account, params }: Call): Promise<Json> {
  const row = await one('select body from orders where id = ? and account_id = ?', params.id ?? '', account.id);
  return JSON.parse(known(row).body);
}

/** By id or number, in any case, and the order's email or phone. Where these are wrong, a message with status 200. */
async function lookUp({ params: { id = '' }, query, headers }: Call) {
  const either = 'select * from orders where lower(id) = ? or lower(number) = ?';
  const row = known(await one(either, id.toLowerCase(), id.toLowerCase()));
  const { email, phone, area_code } = JSON.parse(row.body).delivery_details;
  const isTheirs = query.email
    ? query.email.toLowerCase() === email?.toLowerCase()
    : [digits(phone), digits(area_code + phone)].includes(digits(query.phone ?? '-'));
  const message = t('The email or phone is incorrect.', '電郵地址或電話號碼不正確。', '电子邮箱或电话号码不正确。');
  return isTheirs ? shown(JSON.parse(row.body)) : { message: message[localeOf(headers['accept-language'])] };
}

/** submitted → pending → completed; cancelled from the first two. All else is refused. */
async function move(order: Json, status: string) {
  if (['completed', 'cancelled'].includes(order.current_status)) throw wrongState();
  const statuses = [...order.statuses, { slug: status, created_at: now(), by: 'customer' }];
  return save({ ...order, current_status: status, statuses });
}
const save = (order: Json) =>
  sql('update orders set body = ? where id = ?', JSON.stringify(order), order._id).then(() => order);

async function uploadProof(call: Call) {
  const order = await ownOrder(call);
  if (order.payment_method !== 'OFFLINE') throw wrongState();
  return move({ ...agreed(), ...order, checkout: { offline: { image: textOf(call.body, 'image') } } }, 'pending');
}

/** What an order may lack: the day on which the studio comes, what is planned and who comes, who answers for it. */
type Agreed = { appointment_at?: string; programme?: Step[]; contact_person?: Text };
type Step = { starts_at: string; title: Text; who?: Text };

/** Staff agree on it with the customer; here it follows the payment: in a week at ten in Hong Kong, never a Sunday. */
function agreed(): Agreed {
  const day = (days: number) => {
    const at = new Date(Date.now() + days * 864e5);
    at.setUTCHours(2 + (at.getUTCDay() === 0 ? 24 : 0), 0, 0, 0);
    return at.toISOString();
  };
  const who = t('Lee Wai Man, project manager', '李慧敏（項目經理）', '李慧敏（项目经理）');
  const title = t('Site visit', '上門度尺', '上门量房');
  const later = { starts_at: day(21), title: t('Works begin', '動工', '开工') };
  return { appointment_at: day(7), programme: [{ starts_at: day(7), title, who }, later], contact_person: who };
}
// ---------------------------------------------------------------- accounts
const hash = (password: string, salt: string = randomUUID()): string =>
  `${salt} ${scryptSync(password, salt, 32).toString('hex')}`;
const isPassword = (password: string, kept: string): boolean => hash(password, kept.split(' ')[0]) === kept;

async function logIn({ body }: Call) {
  const [type = '', id = '', password = ''] = ['type', 'login_id', 'password'].map((field) => textOf(body, field));
  // all guests have one password: their ids, which the shop makes up, are the secret
  const isGuest = type === 'TEMP' && password === GUEST_PASSWORD && id.length >= 16;
  const account = 'insert into accounts values (?, ?, ?, null, ?) on conflict do nothing';
  if (isGuest) await sql(account, randomUUID(), 'TEMP', id, '{}');
  const found = await one('select * from accounts where type = ? and login_id = ?', type, id);
  if (!found || !(type === 'TEMP' ? isGuest : isPassword(password, found.password))) throw wrongLogin();
  const token = randomUUID();
  await sql('insert into tokens values (?, ?, ?)', token, found.id, new Date(Date.now() + TOKEN_LIFE_MS).toISOString());
  return { token, type };
}

/** Makes an account, or makes a guest's one of it, with list, orders and token. A phone's login id is its digits. */
async function register({ body, account }: Call) {
  const [type, email = '', phone = ''] = ['type', 'email', 'phone'].map((field) => textOf(body, field));
  const field = type === 'EMAIL' ? 'email' : 'phone';
  const login = type === 'EMAIL' ? email : digits(textOf(body, 'area_code') + phone);
  if (!textOf(body, field)) throw invalid(field);
  if (account && account.type !== 'TEMP') throw loginNeeded(403);
  if (await one('select id from accounts where login_id = ?', login))
    throw new Refusal(422, t('This is registered already.', '此帳戶已註冊。', '该账户已注册。'), field);
  const profile = JSON.stringify({ username: body.username, email, area_code: body.area_code, phone });
  const id = account?.id ?? randomUUID();
  if (!account) await sql('insert into accounts (id) values (?)', id);
  const change = 'update accounts set type = ?, login_id = ?, password = ?, profile = ? where id = ?';
  await sql(change, type ?? '', login, hash(textOf(body, 'password')), profile, id);
  return {};
}
// ---------------------------------------------------------------- enquiries
/** Kept under the number that the customer may quote. */
async function enquire({ body }: Call): Promise<{ reference_number?: string }> {
  const { count } = await one('select count(*) as count from enquiries');
  const reference_number = `ENQ-${Number(count) + 101}`;
  await sql('insert into enquiries values (?, ?, ?)', reference_number, JSON.stringify(body), now());
  return { reference_number };
}
// ---------------------------------------------------------------- what staff write
const CONFIGURATION = {
  name: t('Kit Studio', 'Kit Studio', 'Kit Studio'),
  navbar: {
    items: [{ title: t('Services', '服務', '服务'), path: '/shop/main/product' }],
    account_items: [{ title: t('Appointments', '我的預約', '我的预约'), path: '/account/orders', is_enabled: true }],
  },
  footer: {
    store: {
      phone: '+852 6000 0000', email: 'studio@example.com',
      opening_hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '09:30', closes: '18:30' }],
      closed_days: ['2026-12-25', '2027-01-01'],
    },
  },
  // promises, each in words and as a number, from which the shop knows the date; all may be missing
  booking: {
    contact: t('We call you within two working days.', '我們會於兩個工作天內致電。', '我们会在两个工作日内致电。'), contact_days: 2,
    proof_check: t('Checking takes a working day.', '核對需時一個工作天。', '核对需要一个工作日。'), proof_check_days: 1,
    payment_hold: t('We hold it for a week.', '未付款的預約會保留七天。', '未付款的预约会保留七天。'), payment_hold_days: 7,
    refund_check: t('We decide within five working days.', '我們會於五個工作天內決定。', '我们会在五个工作日内决定。'), refund_check_days: 5,
  },
  response_messages: { order: {} },
  offline_payment: { bank: t('Kit Bank', 'Kit Bank', 'Kit Bank'), account_name: 'Kit Studio', account_number: '000-1' },
};
const SORTINGS = [{ slug: 'price', title: t('Lowest price', '價格最低', '价格最低'), sort_by: 'price', sort_order: 'asc' }];
const LOCALES = [
  { slug: 'en', title: 'English', is_default: true }, { slug: 'zh', title: '繁體中文' }, { slug: 'cn', title: '简体中文' },
];
const TERMS = 'disclaimer payment-terms-and-special-fees privacy-policy refund-policy terms-and-conditions'.split(' ');

/** Once, into an empty database. */
async function seed() {
  if (await one('select id from categories')) return;
  const texts = (...words: [string, string, string]) => JSON.stringify(t(...words));
  const category = 'insert into categories values (?, ?), (?, ?)';
  await sql(category, 'design', texts('Design', '設計', '设计'), 'furniture', texts('Furniture', '傢俬', '家具'));
  const service = 'insert into products values (?, ?, ?, ?, ?, ?, ?)';
  for (const [id, parent, kind, title, summary, price] of [
    ['floor-plan', 'design', 'design', texts('Floor plan', '平面圖', '户型图'), texts('Measured', '度尺', '量房'), 280000],
    ['window-seat', 'furniture', 'goods', texts('Window seat', '窗台座位', '飘窗座位'), texts('Oak', '橡木', '橡木'), 1280050],
  ] as const)
    await sql(service, id, parent, kind, title, summary, price, '2026-01-01T00:00:00Z');
  await sql('insert into files values (?, ?, ?)', 'flat.png', 'image/png', FLAT_PNG);
}
const FLAT_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mM4sWMFAAR0Ail24sBEAAAAAElFTkSuQmCC';
// ---------------------------------------------------------------- the calls
type Handler = (call: Call) => unknown;
const STORE = '/stores/{store_id}';
const empty = (...paths: string[]): Record<string, Handler> =>
  Object.fromEntries(paths.map((path) => [`GET ${path}`, (call) => page([], call)]));

const PUBLIC: Record<string, Handler> = {
  'GET /configuration/latest': () => CONFIGURATION,
  'GET /configuration/slug/customer-locales': () => ({ data: LOCALES }),
  'GET /configuration/slug/{slug}/sorting-list': () => ({ data: SORTINGS }),
  'GET /contents/slug/{slug}/latest': ({ params: { slug = '' } }) =>
    known(['about-us', ...TERMS].includes(slug) && { slug, title: t(slug, slug, slug), body: {} }),
  ...empty('/posts/category/all', '/posts/filter', '/posts/{id}/reviews', '/posts/related-posts-urls'),
  ...empty(`${STORE}/product-management/products/{id}/reviews`, `${STORE}/product-management/related-products-urls`),
  ...empty(`${STORE}/warehouses/all`, `${STORE}/shopping-cart/related-products-urls`),
  'GET /posts/{id}/details': () => known(undefined),
  [`GET ${STORE}/product-management/categories/all`]: async (call) => page(await categories(), call),
  [`GET ${STORE}/product-management/categories/all/hierachy`]: async () => ({ data: await categories() }),
  [`GET ${STORE}/product-management/products/filter`]: listProducts,
  [`GET ${STORE}/product-management/products/{id}/details`]: product,
  [`GET ${STORE}/shopping-cart/couriers`]: ({ query }) => ({ data: query.country_code === 'HK' ? COURIERS : [] }),
  'POST /auth/login': logIn,
  'POST /auth/register': (call) => register({ ...call, account: undefined }),
  'GET /auth/verify': () => ({ is_valid: false }),
  'GET /auth/check-verification-code': () => ({ is_valid: false }),
};
/** With any token, a guest's too. */
const SESSION: Record<string, Handler> = {
  ...empty('/posts/liked/all', `${STORE}/wishlist/all`, '/vouchers/all'),
  'POST /auth/migrate': register,
  'GET /auth/logout': ({ token }) => sql('delete from tokens where token = ?', token).then(() => ({})),
  'GET /auth/user': ({ account: { id, type, profile } }) => ({ user: { _id: id, type, ...JSON.parse(profile) } }),
  'POST /enquiries': enquire,
  [`POST ${STORE}/shopping-cart/all`]: cartOf,
  [`POST ${STORE}/shopping-cart/add-to-cart`]: addToCart,
  [`DELETE ${STORE}/shopping-cart/clear-cart`]: ({ account, params: { store_id = '' } }) =>
    sql('delete from cart_lines where account_id = ? and store_id = ?', account.id, store_id).then(() => ({})),
  [`POST ${STORE}/checkouts`]: checkout,
  'GET /orders/all': async (call) => page(await ordersOf(call), call),
  'GET /orders/all/offline': async (call) =>
    page((await ordersOf(call)).filter((order) => order.payment_method === 'OFFLINE'), call),
  'GET /orders/{id}/details': async (call) => shown(await ownOrder(call)),
  'GET /orders/{id}/details/guest': lookUp,
  'PUT /orders/{id}/upload': uploadProof,
  'PUT /orders/{id}/completed': async (call) => move(await ownOrder(call), 'completed'),
  'PUT /orders/{id}/cancelled': async (call) => move(await ownOrder(call), 'cancelled'),
  'GET /orders/{id}/reviews': (call) => ownOrder(call).then(() => page([], call)),
  'GET /orders/{id}/refund-request': (call) => ownOrder(call).then(() => ({ data: null })),
  'GET /vouchers/{id}/details': () => known(undefined),
};
/** With the token of a registered account. */
const REGISTERED: Record<string, Handler> = {
  ...empty('/credit-cards/all', '/profiles/membership/transactions', '/redeemed-vouchers/all'),
  'GET /profiles/account': ({ account }) => JSON.parse(account.profile),
  'GET /profiles/delivery-recipient': () => ({ delivery_recipient: null }),
  'GET /notification-settings/details': () => ({}),
  'GET /profiles/membership/status': () => ({ slug: 'member', title: t('Member', '會員', '会员') }),
  'GET /profiles/membership/balance': () => ({ data: [], total: 0 }),
  'GET /redeemed-vouchers/{discount_code_id}/details': () => known(undefined),
};
// ---------------------------------------------------------------- HTTP
const ROUTES = Object.entries({ public: PUBLIC, session: SESSION, registered: REGISTERED }).flatMap(([access, calls]) =>
  Object.entries(calls).map(([name, handler]) => {
    return { access, handler, pattern: new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  }),
);

async function respond(request: IncomingMessage, url: URL, bytes: Buffer): Promise<unknown> {
  const { method, headers } = request;
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const owner = 'select a.* from tokens t join accounts a on a.id = t.account_id where t.token = ? and t.ends_at > ?';
  const account = await one(owner, token, now());
  if (method === 'POST' && url.pathname === '/upload') return upload(account, headers, bytes);
  const asked = `${method} ${url.pathname}`;
  const { access, handler, pattern } = known(ROUTES.find((route) => route.pattern.test(asked))) as (typeof ROUTES)[0];
  if (access !== 'public' && !account) throw loginNeeded(401);
  if (access === 'registered' && account.type === 'TEMP') throw loginNeeded(403);
  const ids = Object.entries(pattern.exec(asked)?.groups ?? {});
  const params = Object.fromEntries(ids.map(([key, value]) => [key, decodeURIComponent(value)]));
  const body = JSON.parse(bytes.toString() || '{}');
  return handler({ params, url, query: Object.fromEntries(url.searchParams), body, headers, token, account });
}

/** The file service: one part, `file`. */
async function upload(account: Json, { 'content-type': type = '' }: IncomingHttpHeaders, bytes: Buffer) {
  if (!account) throw loginNeeded(401);
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const file = (await form.formData()).get('file');
  if (!(file instanceof File) || !/^image\/(?:png|jpeg|webp)$/.test(file.type)) throw invalid('file');
  const name = randomUUID();
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  await sql('insert into files values (?, ?, ?)', name, file.type, base64);
  return { url: `${ORIGIN}/files/${name}` };
}

/** Stands for the payment service: it sets what became of the payment, then sends the shopper back to the shop. */
async function pay(id: string, choice: string | null): Promise<Reply> {
  const { body, success_url, cancel_url } = known(await one('select * from orders where id = ?', id));
  const order = JSON.parse(body);
  const outcomes: Record<string, string> = { Pay: 'paid', Decline: 'failed', Cancel: 'cancelled' };
  const buttons = Object.keys(outcomes).map((name) => `<button name="choice" value="${name}">${name}</button>`);
  const form = `<h1>HK$${order.total}</h1><form method="post">${buttons.join('')}</form>`;
  const payment_status = outcomes[choice ?? ''];
  if (!payment_status) return { status: 200, headers: { 'content-type': 'text/html' }, body: form };
  // paid stays paid, whatever a second tab sends
  const is_paid = choice === 'Pay';
  const payment_error = choice === 'Decline' ? t('The card was declined.', '信用卡被拒。', '信用卡被拒。') : null;
  if (!order.is_paid) await save({ ...(is_paid && agreed()), ...order, is_paid, payment_status, payment_error });
  const back = new URL(choice === 'Cancel' && !order.is_paid ? cancel_url : success_url);
  back.searchParams.set('order_id', id);
  return { status: 303, headers: { location: back.href }, body: '' };
}

async function file(name: string): Promise<Reply> {
  const { type, base64 } = known(await one('select * from files where name = ?', name));
  const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' };
  return { status: 200, headers, body: Buffer.from(base64, 'base64') };
}

type Reply = { status: number; headers: Record<string, string>; body: string | Buffer };
const json = (status: number, value: unknown): Reply =>
  ({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });

/** Each request is a transaction: what it says was done is in the database. */
async function reply(request: IncomingMessage, bytes: Buffer): Promise<Reply> {
  const url = new URL(request.url ?? '/', ORIGIN);
  const [, place, name = ''] = /^\/(files|pay)\/([\w.-]+)$/.exec(url.pathname) ?? [];
  try {
    await sql('begin');
    const choice = request.method === 'POST' ? new URLSearchParams(bytes.toString()).get('choice') : null;
    const page = place && (place === 'pay' ? await pay(name, choice) : await file(name));
    const done = page || json(200, await respond(request, url, bytes));
    await sql('commit');
    return done;
  } catch (error) {
    await sql('rollback');
    const refusal = error instanceof SyntaxError ? invalid('body') : error;
    if (!(refusal instanceof Refusal)) {
      console.error(error);
      return json(500, { message: 'The backend failed. Its log says why.' });
    }
    const { status, text, field } = refusal.refused;
    const message = text[localeOf(request.headers['accept-language'])];
    return json(status, { message, ...(field && { errors: { [field]: 'invalid' } }) });
  }
}

await seed();
/** One request at a time, as there is one connection. */
let last: Promise<unknown> = Promise.resolve();
createServer(async (request, response) => {
  const parts: Buffer[] = [];
  if (Number(request.headers['content-length']) > 11_000_000) return request.destroy();
  for await (const part of request) parts.push(part);
  last = last.then(async () => {
    const { status, headers, body } = await reply(request, Buffer.concat(parts));
    response.writeHead(status, headers).end(body);
  });
}).listen(PORT, () => console.log(`Backend ready: ${ORIGIN}`));
