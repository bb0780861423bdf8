import type { OrderSummary } from '@/lib/order/schema';

/** An order's page, by its id: to save, to share, to come back to. */
export const orderPath = ({ _id, project }: Pick<OrderSummary, '_id' | 'project'>): string =>
  `/shop/${project ? 'project' : 'main'}/order/${encodeURIComponent(_id)}`;
