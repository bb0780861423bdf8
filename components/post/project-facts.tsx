import { Marked } from '@/components/ui/marked';
import type { ProjectFact } from '@/lib/post/project-facts';
import styles from './project-facts.module.scss';

/** The facts of a project in the head of its article, each with its name. */
export function ProjectFacts({ facts }: { facts: readonly ProjectFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, value }, index) => (
        <div key={`${index}`}>
          <dt>
            <Marked {...title} />
          </dt>
          <dd>
            <Marked {...value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
