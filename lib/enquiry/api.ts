import { browserApi } from '@/lib/api/browser';
import { MAIN_STORE } from '@/lib/api/store';
import { catalogCalls } from '@/lib/catalog/schema';
import { type Enquiry, enquiryCalls } from '@/lib/enquiry/schema';

export const sendEnquiry = (body: Enquiry) => browserApi(enquiryCalls.sendEnquiry, { body });

/** The service that an enquiry is about. @throws ApiError */
export const getService = (id: string, signal?: AbortSignal) => browserApi(catalogCalls.getProduct, { params: { ...MAIN_STORE, id }, signal });
