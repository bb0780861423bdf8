import type { CallName, contract } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';
import { pageOfList } from '../lists.ts';
import { MESSAGES } from '../messages.ts';
import { accountHandlers } from './account.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { checkoutHandlers } from './checkout.ts';
import { contentHandlers } from './content.ts';
import type { Handlers } from './context.ts';
import { orderHandlers } from './order.ts';
import { postHandlers } from './post.ts';
import { sessionHandlers } from './session.ts';
import { uploadHandlers } from './upload.ts';
import { voucherHandlers } from './voucher.ts';

const handlers: Handlers<typeof contract> = {
  ...accountHandlers,
  ...contentHandlers,
  ...postHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...catalogHandlers,
  ...voucherHandlers,
  ...orderHandlers,
  ...sessionHandlers,
  ...uploadHandlers,
};

type Given = { query?: unknown; locale: Locale; url: URL } & Record<string, unknown>;

/** Runs a call's handler, whose types are paired with its name. The caller has checked query and body. */
export function runHandler(name: CallName, { url, ...given }: Given): unknown {
  const handler = handlers[name] as unknown as (context: Record<string, unknown>) => unknown;
  const paging = given.query as Parameters<typeof pageOfList>[1];
  const page = <Item>(items: readonly Item[], defaultPerPage: number) => pageOfList(items, paging, defaultPerPage, url);
  return handler({ ...given, page, done: { message: MESSAGES.done[given.locale] } });
}
