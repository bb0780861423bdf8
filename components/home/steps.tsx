import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { Picture as PictureData } from '@/lib/api/shapes';
import styles from './steps.module.scss';

export type Step = { title: ReactNode; description: ReactNode; duration: ReactNode; picture: PictureData; alt: string };

/** How we work, step by step. */
export function Steps({ title, action, steps }: { title: string; action: ReactNode; steps: Step[] }) {
  return (
    <Section aria-labelledby="how">
      <SectionHead id="how" title={title} action={action} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={`${index}`} className={styles.step}>
            <Picture picture={{ ...step.picture, crop: 'cover' }} alt={step.alt} sizes="(width >= 992px) 23vw, (width >= 768px) 46vw, 128px" />
            <div>
              <div className={styles.title}>
                <h3>{step.title}</h3>
                {step.duration ? <span>{step.duration}</span> : null}
              </div>
              <p>{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
