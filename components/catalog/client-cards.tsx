'use client';
/** Cards and their grid for lists that come in the browser, as the wishlist: a server page hands them on. */
export { RelatedGrid as ClientRelatedGrid } from '@/components/catalog/related-grid';
export { ServiceCard as ClientServiceCard } from '@/components/catalog/service-card';
export { ServiceGrid as ClientServiceGrid } from '@/components/catalog/service-grid';
