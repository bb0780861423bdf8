import type { Graph, Thing } from 'schema-dts';
import { withPlainSpaces } from '@/lib/i18n/text';

/**
 * What a page shows, described for search engines (schema.org). `<` is escaped, so that no text in it can end the
 * script.
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: withPlainSpaces(JSON.stringify(graph)).replace(/</g, '\\u003c') }}
    />
  );
}
