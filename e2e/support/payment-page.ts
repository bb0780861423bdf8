import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';

type Button = 'pay' | 'decline' | 'cancel' | 'saveCard';
export const WORDS = JSON.parse(
  readFileSync(new URL('../../tests/mock-backend/data/payment-words.json', import.meta.url), 'utf8'),
) as Record<Button, Record<Locale, string>>;

/** A button of the mock's payment service, in the language that the shopper came from. */
export const paymentButton = (page: Page, locale: Locale, name: Button) =>
  page.getByRole('button', { name: WORDS[name][locale], exact: true });
