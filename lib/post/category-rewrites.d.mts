export declare const POST_PARAMETERS: readonly { key: string; value: string; otherwise?: string }[];
export declare function postRewrites(): { source: string; has: { type: 'query'; key: string; value?: string }[]; destination: string }[];
