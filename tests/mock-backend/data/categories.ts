import { type Category, CategorySchema } from '@/lib/catalog/schema';
import * as z from 'zod/mini';
import { entryOf, load } from './load.ts';

const FileSchema = z.array(z.omit(CategorySchema, { is_active: true, product_count: true }));

/** The flat list, parents before their children. The catalogue counts the services of each. */
export const CATEGORIES: Category[] = load('categories.json', FileSchema).map((category) => ({
  ...category,
  is_active: true,
  product_count: 0,
}));

const byId = Object.fromEntries(CATEGORIES.map((category) => [category._id, category]));

/** The way to a category from the first level down, as services carry it. */
export function categoryPath(id: string): { _id: string; title: Category['title'] }[] {
  const category = entryOf('categories.json', byId, id);
  return [
    ...(category.parent_id ? categoryPath(category.parent_id) : []),
    { _id: category._id, title: category.title },
  ];
}
