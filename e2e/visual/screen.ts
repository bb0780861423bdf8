import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { MockClient, Translate } from '../fixtures.ts';

/** What the steps to a screen may use. */
export type At = {
  page: Page;
  mock: MockClient;
  t: Translate;
  path: (path: string) => string;
  locale: Locale;
  isPhone: boolean;
};

export type Screen = {
  /** the folder of its references */
  name: string;
  /** without the language's prefix */
  path: string;
  /** an email of the demo; a guest without */
  as?: { email: string; password: string };
  /** what has to be so before the page is asked for */
  before?: (at: At) => Promise<void>;
  /** what is clicked once it is there, and awaited */
  after?: (at: At) => Promise<void>;
  /** what lies over the page: the picture is what the window shows, not the whole page */
  isOver?: boolean;
  only?: 'wide' | 'small';
  /** the dark end of every page is looked at once: it would make a third of each picture */
  hasFooter?: boolean;
  /** what the screen is about goes wrong (`expectProblems`) */
  problems?: RegExp[];
};
