export declare function postRewrites(): { source: string; has: { type: 'query'; key: string; value?: string }[]; destination: string }[];
