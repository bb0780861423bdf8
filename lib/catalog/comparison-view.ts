'use client';
import { type ComparedService, comparison, MOST_COMPARED } from '@/lib/catalog/comparison';

// apart from the choice, which is part of every card

/** How many of a list are compared at once. */
export const comparedOf = (count: number): number => Math.min(MOST_COMPARED, count);

/** Compares the first services of a list, whatever was chosen before. */
export const compareServices = (services: readonly ComparedService[]): void =>
  comparison.set({ services: services.slice(0, MOST_COMPARED), isOpen: true });

export const openComparison = (): void => comparison.set(({ services }) => ({ services, isOpen: true }));
export const closeComparison = (): void => comparison.set(({ services }) => ({ services }));
export const clearComparison = (): void => comparison.set(comparison.initial);
