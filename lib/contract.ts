import { accountCalls } from '@/lib/account/schema';
import type { Call } from '@/lib/api/call';
import { cardCalls } from '@/lib/card/schema';
import { cartCalls } from '@/lib/cart/schema';
import { catalogCalls } from '@/lib/catalog/schema';
import { checkoutCalls } from '@/lib/checkout/schema';
import { configurationCalls } from '@/lib/configuration/schema';
import { contentCalls } from '@/lib/content/schema';
import { credentialCalls } from '@/lib/credential/schema';
import { enquiryCalls } from '@/lib/enquiry/schema';
import { membershipCalls } from '@/lib/membership/schema';
import { orderCalls } from '@/lib/order/schema';
import { postCalls } from '@/lib/post/schema';
import { sessionCalls } from '@/lib/session/schema';
import { uploadCalls } from '@/lib/upload/schema';
import { voucherCalls } from '@/lib/voucher/schema';
import { wishlistCalls } from '@/lib/wishlist/schema';

/**
 * The contract with the customer backend: every call of spec 7, once. The typed client, the checks of requests and
 * responses, the BFF's allow-list, the mock backend and the OpenAPI document are made from it.
 * Browser code names its calls (`lib/calls/lazy.ts`), and so loads no schema with the page.
 */
export const contract = {
  ...accountCalls,
  ...cardCalls,
  ...membershipCalls,
  ...configurationCalls,
  ...contentCalls,
  ...enquiryCalls,
  ...postCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...catalogCalls,
  ...wishlistCalls,
  ...voucherCalls,
  ...orderCalls,
  ...sessionCalls,
  ...credentialCalls,
  // of the file service
  ...uploadCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof contract;
