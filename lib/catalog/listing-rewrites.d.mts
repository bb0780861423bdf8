import type { Rewrite } from 'next/dist/lib/load-custom-routes';

export declare const LISTING_PARAMETERS: readonly { key: string; value: string; otherwise?: string }[];
export declare const PER_REQUEST_KEYS: readonly string[];
export declare function listingRewrites(): Rewrite[];
