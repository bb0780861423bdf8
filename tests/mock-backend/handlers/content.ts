import type { configurationCalls } from '@/lib/api/contract/configuration';
import type { contentCalls } from '@/lib/api/contract/content';
import { SEED } from '../data/seed.ts';
import { found } from '../messages.ts';
import type { Handlers } from './context.ts';

export const contentHandlers: Handlers<typeof configurationCalls & typeof contentCalls> = {
  getConfiguration: ({ state }) => state.configuration,
  getCustomerLocales: () => ({ data: SEED.customerLocales }),
  getSortingList: ({ params: { slug } }) => ({ data: found(Object.hasOwn(SEED.sortingLists, slug) ? SEED.sortingLists[slug] : undefined) }),
  getContent: ({ state, params }) => found(state.contents.get(params.slug)),
  sendEnquiry: ({ state, body, done }) => {
    state.enquiries.push(body);
    return done;
  },
};
