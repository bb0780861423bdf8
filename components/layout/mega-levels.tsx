'use client';

import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { NavLink } from './nav-link';
import styles from './mega-panel.module.scss';

export interface MegaLevel {
  key: string;
  label: ReactNode;
  path: string | null;
  /** the level's columns; null: nothing below it */
  content: ReactNode;
}

const REST_MS = 120;

/**
 * The panel's first level: the focus or a resting pointer chooses whose columns are shown. Each level's columns follow
 * its link in the page, so the keyboard goes from the link into them.
 */
export function MegaLevels({ levels, children }: { levels: readonly MegaLevel[]; children: ReactNode }) {
  const id = useId();
  const [chosen, setChosen] = useState(levels[0]?.key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A pointer on its way to the columns crosses other links: only where it rests counts.
  function rest(key: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChosen(key), REST_MS);
  }

  return (
    <ul className={styles.levels} style={{ '--levels': levels.length + 1 } as CSSProperties}>
      {levels.map((level) => (
        <li key={level.key} data-chosen={level.key === chosen || undefined}>
          <div
            className={styles.level}
            onPointerEnter={() => rest(level.key)}
            onPointerLeave={() => clearTimeout(timer.current)}
            onFocus={() => setChosen(level.key)}
            id={`${id}-${level.key}`}
          >
            <NavLink path={level.path}>
              {level.label}
              <Icon name="right" size={18} />
            </NavLink>
          </div>
          <div className={styles.content} role="group" aria-labelledby={`${id}-${level.key}`}>
            {level.content}
          </div>
        </li>
      ))}
      <li>
        <div className={styles.level}>{children}</div>
      </li>
    </ul>
  );
}
