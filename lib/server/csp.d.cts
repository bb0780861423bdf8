export declare const BARE_POLICY: string;
export declare const WORKER_POLICY: string;
export declare function hashOf(script: string): string;
export declare function policy(scriptSources: string[]): string;
export declare function policyOfPage(html: string): string;
