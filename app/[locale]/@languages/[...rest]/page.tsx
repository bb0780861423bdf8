import { LanguageLinks } from '@/components/layout/language-links';
import { localizedPath } from '@/lib/i18n/locales';
import { decodedSegment } from '@/lib/routes';
import { pageAddress } from '../page-address';

type Props = { params: Promise<{ rest?: string[] }> };

// rendered and cached with each page
export const generateStaticParams = () => [];

/**
 * The page in the other languages, for the header: a parallel route, because the root layout does not know the page's
 * params.
 */
export default async function PageLanguages({ params }: Props) {
  const { rest = [] } = await params;
  const { pathIn, isIdShell } = await pageAddress(rest.map(decodedSegment));
  const addresses = { en: pathIn('en'), zh: localizedPath(pathIn('zh'), 'zh'), cn: localizedPath(pathIn('cn'), 'cn') };
  return <LanguageLinks addresses={addresses} isIdShell={isIdShell} />;
}
