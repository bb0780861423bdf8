import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/button';
import { TextIn } from '@/components/ui/text-in';
import type { StudioFacts as Facts } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import styles from './studio-facts.module.scss';

const MAX_FACTS = 4;

/** Why to trust the studio, in a quiet row: homes done, rating, insurance. Nothing where staff have written nothing. */
export function StudioFacts({ facts, locale }: { facts: Facts['facts']; locale: Locale }) {
  const t = useTranslations('Home');
  const named = (facts ?? []).filter(({ title }) => textIn(title, locale)).slice(0, MAX_FACTS);
  if (named.length === 0) return null;
  return (
    <Container>
      <ul className={styles.facts} aria-label={t('facts')}>
        {named.map(({ title, path }, index) => (
          <li key={`${index}`}>
            {path ? (
              <TextLink href={path} external={path.startsWith('http')}>
                <TextIn text={title} locale={locale} />
              </TextLink>
            ) : (
              <TextIn text={title} locale={locale} />
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}
