'use client';

import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { HOVER_DELAY_MS, useTimer } from './menu-hooks';
import { NavLink, navTarget } from './nav-link';
import styles from './mega-panel.module.scss';

/** `content`: the columns of a level. */
type Level = { key: string; label: ReactNode; path: string | null; content: ReactNode };

/**
 * The panel's first level: the focus or a resting pointer chooses whose columns are shown. Each level's columns follow
 * its link in the page, so the keyboard goes from the link into them.
 */
export function MegaLevels({ levels, children }: { levels: readonly Level[]; children: ReactNode }) {
  const id = useId();
  const [chosen, setChosen] = useState(levels[0]?.key);
  const timer = useTimer();
  return (
    <ul className={styles.levels} style={{ '--levels': levels.length + 1 } as CSSProperties}>
      {levels.map(({ key, label, path, content }) => (
        <li key={key} data-chosen={key === chosen || undefined}>
          <div
            className={styles.level}
            onPointerEnter={() => timer.start(() => setChosen(key), HOVER_DELAY_MS)}
            onPointerLeave={timer.cancel}
            onFocus={() => setChosen(key)}
            id={`${id}-${key}`}
          >
            {navTarget(path) === 'nowhere' ? (
              <button type="button" aria-expanded={key === chosen} onClick={() => setChosen(key)}>
                <span>{label}</span>
                <Icon name="right" size={18} />
              </button>
            ) : (
              <NavLink path={path}>
                <span>{label}</span>
                <Icon name="right" size={18} />
              </NavLink>
            )}
          </div>
          <div className={styles.content} role="group" aria-labelledby={`${id}-${key}`}>
            {content}
          </div>
        </li>
      ))}
      <li>
        <div className={styles.level}>{children}</div>
      </li>
    </ul>
  );
}
