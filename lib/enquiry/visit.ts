'use client';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { ASKED } from '@/lib/paths/visit-path';

const isVisitIn = (search: string): boolean => new URLSearchParams(search).has(ASKED.visit);

/** Whether the page's URL asks for a site visit. The page is cached for everybody: the browser reads it. */
export const useAsksForVisit = (): boolean => useStore(locationSearch, isVisitIn);

const NUMBER = /^[\w-]{1,64}$/;

/** The reference number of the appointment that another day is asked for, where the page's URL names one. */
export function useAskedOrder(): string | undefined {
  const number = new URLSearchParams(useStore(locationSearch)).get(ASKED.order) ?? '';
  return NUMBER.test(number) ? number : undefined;
}

/** The next enquiry is an ordinary one. */
export const forgetVisit = (): void => locationSearch.set((search) => without([ASKED.visit, ASKED.order], search));

/** A query without these parameters. */
export function without(parameters: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  for (const parameter of parameters) query.delete(parameter);
  return query.toString();
}
