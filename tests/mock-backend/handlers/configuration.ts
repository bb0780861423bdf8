import type { configurationCalls } from '@/lib/api/contract/configuration';
import { Refusal } from '../refusal.ts';
import type { Implementers } from './context.ts';

export const configurationHandlers: Implementers<typeof configurationCalls> = {
  getConfiguration: ({ state }) => state.configuration,
  getCustomerLocales: ({ state }) => ({ data: state.seed.customerLocales }),
  getSortingList: ({ state, params }) => {
    const list = Object.hasOwn(state.seed.sortingLists, params.slug) ? state.seed.sortingLists[params.slug] : undefined;
    if (!list) throw new Refusal(404, 'notFound');
    return { data: list };
  },
};
