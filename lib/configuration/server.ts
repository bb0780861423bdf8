import 'server-only';
import { cache } from 'react';
import { configurationCalls } from '@/lib/api/contract/configuration';
import { serverApi } from '@/lib/api/server';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { FALLBACK_CONFIGURATION, FALLBACK_CUSTOMER_LOCALES } from '@/lib/configuration/fallback';
import type { Configuration, CustomerLocale, Sorting } from '@/lib/configuration/schema';
import { isBuilding } from '@/lib/env';
import { log } from '@/lib/server/log';

/** The shop's configuration, cached; the built-in one when the backend's cannot be had. Never throws. */
export const getConfiguration = cache(async (): Promise<Configuration> => {
  if (isBuilding()) return FALLBACK_CONFIGURATION;
  try {
    return await serverApi(configurationCalls.getConfiguration, { revalidate: REVALIDATE_S, tags: [tags.configuration] });
  } catch (error) {
    log.warn({ error }, 'configuration: the built-in one is shown');
    return FALLBACK_CONFIGURATION;
  }
});

/** The languages in which the shop writes to its customers, with their names; all of ours when the list cannot be had. Never throws. */
export const getCustomerLocales = cache(async (): Promise<CustomerLocale[]> => {
  if (isBuilding()) return FALLBACK_CUSTOMER_LOCALES;
  try {
    const { data } = await serverApi(configurationCalls.getCustomerLocales, { revalidate: REVALIDATE_S, tags: [tags.configuration] });
    return data.length > 0 ? data : FALLBACK_CUSTOMER_LOCALES;
  } catch (error) {
    log.warn({ error }, 'customer locales: the built-in ones are shown');
    return FALLBACK_CUSTOMER_LOCALES;
  }
});

/** The ways to sort a list (`products`, `posts`), in the backend's order; none when they cannot be had. Never throws. */
export const getSortingList = cache(async (slug: string): Promise<Sorting[]> => {
  try {
    return (await serverApi(configurationCalls.getSortingList, { params: { slug }, revalidate: REVALIDATE_S, tags: [tags.configuration] })).data;
  } catch (error) {
    log.warn({ error }, `sorting list ${slug}: none is shown`);
    return [];
  }
});
