import type { CategoryNode, ProductSummary } from '@/lib/catalog/schema';

/** One line of the suggestions that can be chosen. `all` sends the form. */
export type SuggestionOption =
  | { kind: 'category'; key: string; category: CategoryNode }
  | { kind: 'service'; key: string; service: ProductSummary }
  | { kind: 'all'; key: string };

/** The options in the order in which they are shown. */
export function optionsOf({ categories, services }: { categories: CategoryNode[]; services: ProductSummary[] }): SuggestionOption[] {
  return [
    ...categories.map((category) => ({ kind: 'category' as const, key: `category ${category._id}`, category })),
    ...services.map((service) => ({ kind: 'service' as const, key: `service ${service._id}`, service })),
    { kind: 'all', key: 'all' },
  ];
}
