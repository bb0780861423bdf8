import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** Clicks what has this role and name in a part of the page: a button of the header may have the same words. */
export const clickIn = (page: Page, part: Role, role: Role, name: Parameters<Page['getByRole']>[1]): Promise<void> =>
  page.getByRole(part).getByRole(role, name).click();
