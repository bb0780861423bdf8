import {
  ConfigurationSchema,
  CustomerLocalesSchema,
  type Configuration,
  type NavigationItem,
  ResponseMessagesSchema,
  SortingSchema,
} from '@/lib/configuration/schema';
import * as z from 'zod/mini';
import { CATEGORIES } from './categories.ts';
import { load } from './load.ts';

const FileSchema = z.object({
  configuration: z.omit(ConfigurationSchema, { response_messages: true }),
  customer_locales: CustomerLocalesSchema.shape.data,
  sorting_lists: z.record(z.string(), z.array(SortingSchema)),
});
const { configuration, customer_locales, sorting_lists } = load('configuration.json', FileSchema);
const { name, navbar, footer, ...rest } = configuration;

const listing = (category: string): string => `/shop/main/product?category=${category}`;

function categoryItems(parent: string | null): NavigationItem[] {
  return CATEGORIES.filter((category) => category.parent_id === parent).map((category) => ({
    title: category.title,
    path: listing(category._id),
    is_megamenu: false,
    picture: parent === null ? (category.picture ?? null) : null,
    children: categoryItems(category._id),
  }));
}

/** The file without the categories, which fill the mega menu and the footer's first section. */
export const CONFIGURATION: Configuration = {
  name,
  navbar: {
    ...navbar,
    items: navbar.items.map((item) => (item.is_megamenu ? { ...item, children: categoryItems(null) } : item)),
  },
  footer: {
    ...footer,
    sections: footer.sections.map((section, index) =>
      index === 0
        ? { ...section, items: categoryItems(null).map(({ title, path }) => ({ title, path: path ?? '' })) }
        : section,
    ),
  },
  response_messages: load('response-messages.json', ResponseMessagesSchema),
  ...rest,
};
export const CUSTOMER_LOCALES = customer_locales;
/** By slug. */
export const SORTING_LISTS = sorting_lists;
