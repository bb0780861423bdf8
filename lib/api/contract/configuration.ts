import { call } from '@/lib/api/call';
import { ConfigurationSchema, CustomerLocalesSchema, SortingListSchema } from '@/lib/configuration/schema';

export const configurationCalls = {
  getConfiguration: call({ method: 'GET', path: '/configuration/latest', access: 'public', answer: ConfigurationSchema }),
  getCustomerLocales: call({ method: 'GET', path: '/configuration/slug/customer-locales', access: 'public', answer: CustomerLocalesSchema }),
  getSortingList: call({ method: 'GET', path: '/configuration/slug/{slug}/sorting-list', access: 'public', answer: SortingListSchema }),
};
