import { LanguageLinks } from '@/components/layout/language-links';
import { localizedPath } from '@/lib/i18n/locales';
import { decodedSegment } from '@/lib/i18n/path-parts';
import { pageAddress } from '../page-address';

type Props = { params: Promise<{ rest?: string[] }> };

// rendered with each page, and kept with it
export function generateStaticParams() {
  return [];
}

/**
 * The page in the other languages, for the header: a slot beside the page, as the frame around it does not know which
 * page it holds.
 */
export default async function PageLanguages({ params }: Props) {
  const { rest = [] } = await params;
  const pathIn = await pageAddress(rest.map(decodedSegment));
  return <LanguageLinks addresses={{ en: pathIn('en'), zh: localizedPath(pathIn('zh'), 'zh'), cn: localizedPath(pathIn('cn'), 'cn') }} />;
}
