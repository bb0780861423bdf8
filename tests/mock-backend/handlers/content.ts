import type { configurationCalls } from '@/lib/configuration/schema';
import type { contentCalls } from '@/lib/content/schema';
import type { enquiryCalls } from '@/lib/enquiry/schema';
import { SEED } from '../data/seed.ts';
import { found } from '../messages.ts';
import type { Handlers } from './context.ts';

export const contentHandlers: Handlers<typeof configurationCalls & typeof contentCalls & typeof enquiryCalls> = {
  getConfiguration: ({ state }) => state.configuration,
  getCustomerLocales: () => ({ data: SEED.customerLocales }),
  getSortingList: ({ params: { slug } }) => ({
    data: found(Object.hasOwn(SEED.sortingLists, slug) ? SEED.sortingLists[slug] : undefined),
  }),
  getContent: ({ state, params }) => found(state.contents.get(params.slug)),
  sendEnquiry: ({ state, body, done }) => {
    state.enquiries.push(body);
    return { ...done, reference_number: `E-${1000 + state.enquiries.length}` };
  },
};
