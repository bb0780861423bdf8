import type { contract } from '@/lib/api/contract';
import { accountHandlers } from './account.ts';
import { cardHandlers } from './card.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { checkoutHandlers } from './checkout.ts';
import { configurationHandlers } from './configuration.ts';
import { contentHandlers } from './content.ts';
import type { Implementers } from './context.ts';
import { membershipHandlers } from './membership.ts';
import { orderHandlers } from './order.ts';
import { postHandlers } from './post.ts';
import { sessionHandlers } from './session.ts';
import { uploadHandlers } from './upload.ts';
import { voucherHandlers } from './voucher.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Every call of the contract has one. */
export const implementers: Implementers<typeof contract> = {
  ...accountHandlers,
  ...cardHandlers,
  ...membershipHandlers,
  ...configurationHandlers,
  ...contentHandlers,
  ...postHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...catalogHandlers,
  ...wishlistHandlers,
  ...voucherHandlers,
  ...orderHandlers,
  ...sessionHandlers,
  ...uploadHandlers,
};
