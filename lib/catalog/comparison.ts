'use client';
import { createStore } from '@/lib/client/store';

/** More columns than these would be too narrow to read. */
export const MOST_COMPARED = 4;

/** `title` in the language of the page where it was chosen: for a service that cannot be loaded. */
export type ComparedService = { id: string; title: string };

type Comparison = {
  services: readonly ComparedService[];
  isOpen?: boolean;
  /** the last choice was one too many */
  isFull?: boolean;
};

/** What is chosen to be compared, and whether the comparison is open. In memory of the tab alone. */
export const comparison = createStore<Comparison>({ services: [] });

/** Chooses a service or lets it go. One too many is not chosen, which `isFull` says. */
export const toggleCompared = (service: ComparedService): void =>
  comparison.set(({ services, isOpen }) => {
    const others = services.filter(({ id }) => id !== service.id);
    if (others.length < services.length) return { services: others, isOpen: isOpen && others.length > 0 };
    return services.length < MOST_COMPARED
      ? { services: [...services, service], isOpen }
      : { services, isOpen, isFull: true };
  });
