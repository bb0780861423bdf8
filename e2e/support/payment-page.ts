import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { PAGE_WORDS } from '../../tests/mock-backend/pages/words.ts';

/** A button of the mock's page that stands for the payment service. It speaks the language that the shopper came from. */
export const paymentButton = (page: Page, locale: Locale, name: 'pay' | 'decline' | 'cancel' | 'saveCard') =>
  page.getByRole('button', { name: PAGE_WORDS[name][locale], exact: true });
