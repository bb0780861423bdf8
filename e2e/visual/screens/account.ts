import { ACCOUNT_TABS } from '../../../lib/account/tabs.ts';
import { KAYAN } from '../../support/login-page.ts';
import type { Screen } from '../screen.ts';

/** Each tab of the account area, of the customer who has something in all of them. */
export const ACCOUNT_SCREENS: Screen[] = ACCOUNT_TABS.map(({ path }) => ({
  name: `account-${path.split('/')[2] ?? 'details'}`,
  path,
  as: KAYAN,
}));
