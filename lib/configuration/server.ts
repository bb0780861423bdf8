import 'server-only';
import { cache } from 'react';
import { serverApi } from '@/lib/calls/server';
import { readOr } from '@/lib/calls/server-reads';
import { FALLBACK_CONFIGURATION, FALLBACK_CUSTOMER_LOCALES } from '@/lib/configuration/fallback';
import { type Configuration, configurationCalls, type CustomerLocale, type Sorting } from '@/lib/configuration/schema';
import { env } from '@/lib/env';
import { whatsappHref } from '@/lib/format/whatsapp';

/**
 * The shop's configuration; the built-in one when the backend's cannot be read. It always names a WhatsApp number (spec
 * 2.4). Never throws.
 */
export const getConfiguration = cache(async (): Promise<Configuration> => {
  const configuration = await readOr(FALLBACK_CONFIGURATION, 'configuration', () =>
    serverApi(configurationCalls.getConfiguration, {}),
  );
  return whatsappHref(configuration.whatsapp) ? configuration : { ...configuration, whatsapp: env().WHATSAPP_NUMBER };
});

/**
 * The languages in which the shop writes to its customers, with their names; all of ours when the list cannot be read.
 * Never throws.
 */
export const getCustomerLocales = cache(async (): Promise<CustomerLocale[]> => {
  const read = async () => (await serverApi(configurationCalls.getCustomerLocales, {})).data;
  const locales = await readOr([], 'customer locales', read);
  return locales.length > 0 ? locales : FALLBACK_CUSTOMER_LOCALES;
});

/**
 * The ways to sort a list (`products`, `posts`), in the backend's order; undefined when they cannot be read. Never
 * throws.
 */
export const getSortingList = cache((slug: string): Promise<Sorting[] | undefined> =>
  readOr(
    undefined,
    `sorting list ${slug}`,
    async () => (await serverApi(configurationCalls.getSortingList, { params: { slug } })).data,
  ),
);
