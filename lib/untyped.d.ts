/** Packages that bring no types, as far as the shop uses them. */

declare module 'compression' {
  import type { Step } from './server/http/step';
  export default function compression(): Step;
}

declare module 'fresh' {
  export default function fresh(request: NodeJS.Dict<string | string[]>, response: { etag?: string }): boolean;
}

declare module 'http-errors' {
  type Properties = { headers?: Record<string, string> };
  type HttpError = Error & Properties & { status: number };
  export default function createError(status: number, properties?: Properties): HttpError;
  export function isHttpError(error: unknown): error is HttpError;
}

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: NodeJS.Dict<string | string[]> });
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    languages(): string[];
  }
}

declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}

declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';
  type Trust = (address: string, hop: number) => boolean;
  const proxyAddress: {
    /** a connection that is closed has no address any more */
    all(request: IncomingMessage, trust: Trust): (string | undefined)[];
    compile(trusted: readonly string[]): Trust;
  };
  export default proxyAddress;
}

declare module 'sanitize-html' {
  type Attributes = Record<string, string>;
  type Tag = { tagName: string; attribs: Attributes };
  type Options = {
    allowedTags: readonly string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: readonly string[];
    allowedSchemesByTag: Record<string, readonly string[]>;
    allowProtocolRelative: boolean;
    disallowedTagsMode: 'discard';
    transformTags: Record<string, string | ((tagName: string, attribs: Partial<Attributes>) => Tag)>;
    exclusiveFilter: (frame: { tag: string; attribs: Partial<Attributes> }) => boolean;
  };
  export default function sanitizeHtml(html: string, options: Options): string;
}

declare module 'serve-static' {
  import type { Step } from './server/http/step';
  type Options = Partial<
    Record<'acceptRanges' | 'etag' | 'fallthrough' | 'immutable' | 'lastModified' | 'redirect', boolean>
  >;
  export default function serveStatic(root: string, options: Options & { index: false; maxAge: number | string }): Step;
}
