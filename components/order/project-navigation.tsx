import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './project-navigation.module.scss';

/** The ids of the headings that the navigation leads to. */
export const PROJECT_PARTS = {
  diary: 'works-diary',
  quotation: 'project-quotation',
  instalments: 'project-instalments',
  records: 'project-records',
  services: 'order-services',
} as const;
type Part = keyof typeof PROJECT_PARTS;

/** What lies under the header and the navigation itself, and below the upper half of the screen, is not being read. */
const READ = '-140px 0px -55%';

/** The parts of a project order, to go to; the one that is being read is marked. Stays in view below the header. */
export function ProjectNavigation({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations('Project');
  const current = useCurrent(parts);
  return (
    <nav aria-label={t('parts')} className={styles.navigation} data-print="no">
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${PROJECT_PARTS[part]}`} aria-current={part === current ? 'location' : undefined}>
              {t(`part.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrent(parts: readonly Part[]): Part | undefined {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const list = parts.join();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setRead((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries)
            now[isIntersecting ? 'add' : 'delete'](target.getAttribute('aria-labelledby') ?? '');
          return now;
        }),
      { rootMargin: READ },
    );
    for (const id of Object.values(PROJECT_PARTS)) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return parts.find((part) => read.has(PROJECT_PARTS[part]));
}
