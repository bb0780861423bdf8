import type { contentCalls } from '@/lib/api/contract/content';
import { done } from '../done.ts';
import { Refusal } from '../refusal.ts';
import type { Implementers } from './context.ts';

export const contentHandlers: Implementers<typeof contentCalls> = {
  getContent: ({ state, params }) => {
    const content = state.contents.get(params.slug);
    if (!content) throw new Refusal(404, 'notFound');
    return content;
  },
  sendEnquiry: ({ state, body, locale }) => {
    state.enquiries.push(body);
    return done(locale);
  },
};
