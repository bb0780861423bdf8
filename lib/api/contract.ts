import type { Call } from '@/lib/api/call';
import { accountCalls } from '@/lib/api/contract/account';
import { cardCalls } from '@/lib/api/contract/card';
import { cartCalls } from '@/lib/api/contract/cart';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { configurationCalls } from '@/lib/api/contract/configuration';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { membershipCalls } from '@/lib/api/contract/membership';
import { orderCalls } from '@/lib/api/contract/order';
import { postCalls } from '@/lib/api/contract/post';
import { sessionCalls } from '@/lib/api/contract/session';
import { uploadCalls } from '@/lib/api/contract/upload';
import { voucherCalls } from '@/lib/api/contract/voucher';
import { wishlistCalls } from '@/lib/api/contract/wishlist';

/**
 * The contract with the customer backend: every call of spec 7, once. The typed client, the checks of what
 * goes out and comes back, the BFF's allow-list, the mock backend and the OpenAPI document come from here.
 * Browser code imports one domain's part alone, so that a page carries only the schemas that it uses.
 */
const backendCalls = {
  ...accountCalls,
  ...cardCalls,
  ...membershipCalls,
  ...configurationCalls,
  ...contentCalls,
  ...postCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...catalogCalls,
  ...wishlistCalls,
  ...voucherCalls,
  ...orderCalls,
  ...sessionCalls,
  ...credentialCalls,
} satisfies Record<string, Call>;

/** The backend's calls and the file service's upload. */
export const contract = { ...backendCalls, ...uploadCalls } satisfies Record<string, Call>;

export type CallName = keyof typeof contract;
