import { chromium as playwright } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from './browser.ts';
import { freePort } from './processes.ts';

export type Category = 'performance' | 'accessibility' | 'seo' | 'best-practices';
/** `scores` from 0 to 100; `failed` says what cost points; `numbers` are the audits' own figures. */
export type Audited = {
  scores: Partial<Record<Category, number>>;
  failed: string[];
  numbers: Record<string, number | undefined>;
};
/** `audits` are single ones that count in no category. */
export type Audit = (url: string, categories: Category[], audits?: string[]) => Promise<Audited>;

const ATTEMPTS = 3;

/**
 * Lighthouse with its mobile settings, page after page in one browser, each as on a first visit: cookies and stored
 * carts are cleared as well, which Lighthouse by itself keeps.
 */
export async function auditWith<T>(chromium: string, work: (audit: Audit) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await playwright.launch({
    executablePath: chromium,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    // Playwright switches off what `bf-cache` measures
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return work((...task) => auditWithRetry(port, task)).finally(() => browser.close());
}

/**
 * Tries again where Lighthouse has no result: on a busy machine it may miss that the page has been opened
 * (NO_NAVSTART).
 */
async function auditWithRetry(port: number, task: Parameters<Audit>, attempts = ATTEMPTS): Promise<Audited> {
  return audit(port, task).catch((error: Error) => {
    console.log(`Lighthouse on ${task[0]}: ${error.message}`);
    if (attempts === 1) throw error;
    return auditWithRetry(port, task, attempts - 1);
  });
}

async function audit(port: number, [url, categories, audits = []]: Parameters<Audit>): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    // Lighthouse refuses an empty list
    ...(audits.length > 0 && { onlyAudits: audits }),
    clearStorageTypes: ['all'],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error('no result');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: [
      ...Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs.flatMap(({ id, weight }) => (weight > 0 ? id : [])),
      ),
      ...audits,
    ].flatMap((id) => {
      const { score, title, displayValue = '' } = lhr.audits[id] ?? {};
      return typeof score === 'number' && score < 1 ? [`${id}: ${title} ${displayValue}`.trim()] : [];
    }),
    numbers: Object.fromEntries(Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue])),
  };
}
