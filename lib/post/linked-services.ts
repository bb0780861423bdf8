import type { Text } from '@/lib/api/shapes';
import { LISTING_PATH } from '@/lib/paths/listing-path';
import { LOCALES } from '@/lib/i18n/locales';
import { decodedSegment } from '@/lib/routes';

/** Within the shop or with its origin in front, in any language. */
const SERVICE = new RegExp(
  String.raw`\bhref\s*=\s*["'](?:https?://[^/"']+)?(?:/(?:${LOCALES.join('|')}))?${LISTING_PATH}/([^/?#"']+)`,
  'gi',
);

/** The ids of the services that rich text links to, in all its languages, each once, in the order of the text. */
export const linkedServices = (body: Text): string[] => [
  ...new Set(
    LOCALES.flatMap((locale) => [...(body[locale] ?? '').matchAll(SERVICE)].map(([, id = '']) => decodedSegment(id))),
  ),
];
