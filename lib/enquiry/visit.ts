'use client';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { ASKED } from '@/lib/paths/visit-path';

const isVisitIn = (search: string): boolean => new URLSearchParams(search).has(ASKED.visit);

/** Whether the page's URL asks for a site visit. The page is cached for everybody: the browser reads it. */
export const useAsksForVisit = (): boolean => useStore(locationSearch, isVisitIn);

/** The next enquiry is an ordinary one. */
export const forgetVisit = (): void => locationSearch.set((search) => without([ASKED.visit], search));

/** A query without these parameters. */
export function without(parameters: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  for (const parameter of parameters) query.delete(parameter);
  return query.toString();
}
