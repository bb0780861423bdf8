/** The package brings no types for its analysers. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ((requests: object) => { constructor: { name: string }; result: string; pass: boolean })[];
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: Record<'auto' | 'cors' | 'http' | 'https', object | null>;
    session: object | null;
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
