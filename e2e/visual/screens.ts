import type { Screen } from './screen.ts';
import { ACCOUNT_SCREENS } from './screens/account.ts';
import { FAILING_SCREENS } from './screens/failing.ts';
import { GUEST_SCREENS } from './screens/guest.ts';
import { OPENED_SCREENS } from './screens/opened.ts';
import { ORDER_SCREENS } from './screens/order.ts';
import { PUBLIC_SCREENS } from './screens/public.ts';

/** Every screen of specification 2, and what opens over one. */
export const SCREENS: Screen[] = [...PUBLIC_SCREENS, ...GUEST_SCREENS, ...ACCOUNT_SCREENS, ...ORDER_SCREENS, ...OPENED_SCREENS, ...FAILING_SCREENS];
