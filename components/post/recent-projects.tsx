import { useTranslations } from 'next-intl';
import { ProjectLine } from '@/components/post/project-line';
import { TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { postPath, postsPath } from '@/lib/post/path';
import { projectFacts } from '@/lib/post/project-facts';
import type { PostSummary } from '@/lib/post/schema';
import styles from './recent-projects.module.scss';

type Props = { projects: readonly PostSummary[]; category: string | null | undefined; locale: Locale };

/** The newest projects on the home page: the first one large, two beside it, each with its facts. */
export function RecentProjects({ projects, category, locale }: Props) {
  const t = useTranslations('Home');
  if (!category || projects.length === 0) return null;
  const all = (
    <TextLink href={postsPath(category)} arrow>
      {t('allProjects')}
    </TextLink>
  );
  return (
    <Section aria-labelledby="projects">
      <SectionHead id="projects" title={t('projects')} action={all} />
      <ul className={styles.projects}>
        {projects.map((post, index) => (
          <li key={post._id}>
            <article className={styles.project}>
              <Picture
                picture={post.cover}
                alt=""
                sizes={
                  index === 0
                    ? '(width >= 992px) 62vw, (width >= 768px) 92vw, (resolution >= 2.5dppx) 62vw, 92vw'
                    : '(width >= 992px) 30vw, (width >= 578px) 45vw, (resolution >= 2.5dppx) 62vw, 92vw'
                }
              />
              <h3>
                <Link href={postPath(post, locale)}>
                  <TextIn text={post.title} locale={locale} />
                </Link>
              </h3>
              <ProjectLine facts={projectFacts(post, locale)} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
