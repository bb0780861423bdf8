import { printTable } from '../report.ts';

export type SectionName = 'new-visitor' | 'navigation' | 'interactions';

/** `before`: the figures that the work on speed began with. `limits` apply to the figures measured, one by one. */
type Goal = { section: SectionName; before: string; limits: number[]; unit: string; isMinimum?: true };

const navigation = (before: string): Goal => ({ section: 'navigation', before, limits: [80, 90, 120], unit: 'ms' });

export const GOALS = {
  'listing → detail, phone: unthrottled / 4G / slow 4G': navigation('150–220 / 240 / 515'),
  'home → listing, phone': navigation('unknown'),
  'menu → articles, phone': navigation('unknown'),
  'header → articles, desktop': navigation('unknown'),
  'home → category, phone': navigation('unknown'),
  'articles → article, phone': navigation('unknown'),
  'Back to the listing, phone': navigation('unknown'),
  'new visitor, 4 × CPU slowdown, blocking time: home / listing / detail / article': {
    section: 'new-visitor',
    before: 'unknown',
    limits: [100, 100, 100, 100],
    unit: 'ms',
  },
  'scripts after 6 s without a touch': {
    section: 'new-visitor',
    before: '262 / unknown / 257 / unknown',
    limits: [155, 155, 155, 155],
    unit: 'kB',
  },
  'everything after 5 s without a touch': {
    section: 'new-visitor',
    before: '665 / 515 / 431 / unknown',
    limits: [330, 330, 330, 330],
    unit: 'kB',
  },
  'calls after 6 s without a touch': { section: 'new-visitor', before: 'unknown', limits: [0, 0, 0, 0], unit: '' },
  'first tap, add to the list, slow 4G, 1 / 3 / 8 s after load': {
    section: 'new-visitor',
    before: 'unknown',
    limits: [100, 100, 100],
    unit: 'ms',
  },
  'first tap, heart, slow 4G, 1 / 3 / 8 s after load': {
    section: 'new-visitor',
    before: 'unknown',
    limits: [100, 100, 100],
    unit: 'ms',
  },
  'INP, 4 × CPU slowdown, worst of ten': { section: 'interactions', before: 'unknown', limits: [150], unit: 'ms' },
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof GOALS;
/** What was measured for the goals; NaN where there is no result. */
export type Figures = Partial<Record<GoalName, number[]>>;

/** Prints each goal of these sections beside what was measured, or the reason why nothing was. */
export function printGoals(
  sections: SectionName[],
  figures: Figures,
  failures: Partial<Record<SectionName, string>>,
): void {
  const rows = Object.entries<Goal>(GOALS)
    .filter(([, { section }]) => sections.includes(section))
    .map(([name, goal]) => {
      const { before, limits, unit, isMinimum } = goal;
      const now = figures[name as GoalName];
      const bound = `${isMinimum ? '≥' : '≤'} ${[...new Set(limits)].join(' / ')} ${unit}`.trim();
      return [
        name,
        before,
        now ? now.map(short).join(' / ') : `no result: ${failures[goal.section] ?? 'not measured'}`,
        bound,
        now ? verdict(now, goal) : '',
      ];
    });
  printTable('Goals', ['', 'at the start', 'now', 'goal', 'met'], rows);
}

function verdict(now: number[], { limits, isMinimum }: Goal): string {
  const met = limits.filter((limit, index) => {
    const figure = now[index] ?? Number.NaN;
    return isMinimum ? figure >= limit : figure <= limit;
  }).length;
  if (met === limits.length) return 'yes';
  return met === 0 ? 'no' : `${met} of ${limits.length}`;
}

const short = (figure: number): string =>
  Number.isNaN(figure) ? '–' : String(Number(figure.toFixed(digitsOf(figure))));

function digitsOf(figure: number): number {
  if (figure < 10) return 2;
  return figure < 100 ? 1 : 0;
}
