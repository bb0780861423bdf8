import { getTranslations } from 'next-intl/server';

/** What the table of a number is called in the page's language, for those that have no caption. */
export async function getTableLabel(): Promise<(number: number) => string> {
  const t = await getTranslations('RichText');
  return (number) => t('table', { number: String(number) });
}
