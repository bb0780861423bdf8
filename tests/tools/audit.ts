import { chromium as playwright } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from './browser.ts';
import { freePort } from './processes.ts';

export type Category = 'performance' | 'accessibility' | 'seo' | 'best-practices';
/** `scores` from 0 to 100; `failed` says what cost points; `numbers` are the audits' own figures. */
export type Audited = { scores: Partial<Record<Category, number>>; failed: string[]; numbers: Record<string, number | undefined> };
export type Audit = (url: string, categories: Category[]) => Promise<Audited>;

const ATTEMPTS = 3;

/** Lighthouse with its mobile settings, page after page in one browser, each as on a first visit. */
export async function auditWith<T>(chromium: string, work: (audit: Audit) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await playwright.launch({ executablePath: chromium, args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`] });
  return work((url, categories) => auditWithRetry(port, url, categories)).finally(() => browser.close());
}

/** Tries again where Lighthouse has no result: on a busy machine it may miss that the page has been opened (NO_NAVSTART). */
async function auditWithRetry(port: number, url: string, categories: Category[], attempts = ATTEMPTS): Promise<Audited> {
  return audit(port, url, categories).catch((error: Error) => {
    console.log(`Lighthouse on ${url}: ${error.message}`);
    if (attempts === 1) throw error;
    return auditWithRetry(port, url, categories, attempts - 1);
  });
}

async function audit(port: number, url: string, categories: Category[]): Promise<Audited> {
  const result = await lighthouse(url, { port, onlyCategories: categories, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('no result');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return {
    scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    failed: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const { score, title } = lhr.audits[id] ?? {};
        return weight > 0 && typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [];
      }),
    ),
    numbers: Object.fromEntries(Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue])),
  };
}
