import { LanguageLinks } from '@/components/layout/language-links';
import { localizedPath } from '@/lib/i18n/locales';
import { decodedSegment } from '@/lib/routes';
import { pageUrl } from '../page-url';

type Props = { params: Promise<{ rest?: string[] }> };

// rendered and cached with each page
export const generateStaticParams = () => [];

/**
 * The page in the other languages, for the header: a parallel route, because the root layout does not know the page's
 * params.
 */
export default async function PageLanguages({ params }: Props) {
  const { rest = [] } = await params;
  const { pathIn, isIdShell } = await pageUrl(rest.map(decodedSegment));
  const urls = { en: pathIn('en'), zh: localizedPath(pathIn('zh'), 'zh'), cn: localizedPath(pathIn('cn'), 'cn') };
  return <LanguageLinks urls={urls} isIdShell={isIdShell} />;
}
