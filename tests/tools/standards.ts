import { SCREENS } from '../../e2e/visual/screens.ts';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';
import { createReport, printTable } from './report.ts';
import { startPair } from './servers.ts';
import { askChecker, NOT_FOLLOWED } from './standards/markup.ts';
import { policyProblems } from './standards/policy.ts';
import { scriptProblems } from './standards/scripts.ts';

// `npm run test:standards`: what the shop sends, before the validators of others: the W3C's checker of HTML on the pages
// of every screen in all languages, Google's of their security policies, and the scripts beside what the oldest browsers know.
const PATHS = [...new Set(SCREENS.map(({ path }) => path))];

await runTool(async () => {
  await ensureBuild();
  const { shop } = await startPair();
  const pages = await Promise.all(
    PATHS.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale))).map(async (path) => {
      const response = await fetch(shop.url + path);
      return { path, html: await response.text(), policy: response.headers.get('content-security-policy') };
    }),
  );
  const report = createReport();
  const { problems, notFollowed } = await askChecker(pages);
  report.checkNone('HTML is valid, and in the language that it says (vnu)', problems, `${pages.length} pages`);
  report.checkNone('policies have no weakness (csp_evaluator)', pages.flatMap(policyProblems), `${pages.length} pages`);
  const { problems: unknown, files } = await scriptProblems();
  report.checkNone('scripts need nothing that the oldest browsers lack (es-check)', unknown, `${files} files`);
  printTable(
    'Findings of vnu that are not followed (tests/tools/standards/markup.ts)',
    ['finding', 'times', 'because'],
    NOT_FOLLOWED.map(({ finding, reason }, index) => [finding.source, String(notFollowed[index]), reason]),
  );
  return report.print('Standards');
});
