export declare function policy(scriptSources: string[]): string;
export declare function policyOfPage(html: string): string;
