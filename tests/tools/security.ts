import { printTable } from './bench/table.ts';
import { build, isBuildFresh } from './build.ts';
import { onInterrupt } from './processes.ts';
import { ATTACKS_BY_ADDRESS } from './security/attacks-by-address.ts';
import { ATTACKS_BY_CONTENT } from './security/attacks-by-content.ts';
import { ATTACKS_ON_IDS } from './security/attacks-on-ids.ts';
import { checkCachedPages } from './security/cached-pages.ts';
import { checkFailingBackend } from './security/failing-backend.ts';
import { checkHeaders } from './security/headers.ts';
import { checkLargeAnswers } from './security/large-answers.ts';
import { checkLimits } from './security/limits.ts';
import { scorePages } from './security/observatory.ts';
import { checkPictures } from './security/pictures.ts';
import { runAttacks } from './security/run-attacks.ts';
import { checkSlowUploads } from './security/slow-uploads.ts';
import { startSecured } from './security/start.ts';

// `npm run test:security`: attacks on a production start, the headers of every kind of answer, limits over two instances.
const isVerbose = process.argv.includes('--list');
const stops: (() => Promise<void>)[] = [];
const stop = async () => void (await Promise.all(stops.splice(0).map((one) => one())));
onInterrupt(stop);

try {
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  const servers = await startSecured();
  stops.push(servers.stop);
  const problems: string[] = [];

  const outcomes = await runAttacks([...ATTACKS_BY_ADDRESS, ...ATTACKS_BY_CONTENT, ...ATTACKS_ON_IDS], servers);
  const kinds = [...new Set(outcomes.map(({ attack }) => attack.kind))];
  printTable(
    'Attacks',
    ['kind', 'made', 'refused'],
    kinds.map((kind) => {
      const made = outcomes.filter(({ attack }) => attack.kind === kind);
      return [kind, String(made.length), String(made.filter((outcome) => outcome.problems.length === 0).length)];
    }),
  );
  if (isVerbose) for (const { attack, status } of outcomes) console.log(`${attack.kind}: ${attack.name}: ${status}`);
  for (const { attack, problems: found } of outcomes) problems.push(...found.map((problem) => `${attack.kind}, ${attack.name}: ${problem}`));

  const headers = await checkHeaders(servers);
  printTable('Headers', ['answer', 'status', 'as they must be'], headers.rows);
  problems.push(...headers.problems);

  const scores = await scorePages(servers);
  printTable('MDN Observatory', ['page', 'grade', 'score', 'tests'], scores.rows);
  problems.push(...scores.problems);

  const failing = await checkFailingBackend(servers);
  printTable('Failing backend, visitors who leave', ['what', 'seen', 'as it must be'], failing.rows);
  problems.push(...failing.problems);
  await stop();

  const large = await checkLargeAnswers();
  printTable('Answers without end', ['what', 'seen', 'as it must be'], large.rows);
  problems.push(...large.problems);

  const cached = await checkCachedPages();
  printTable('Cached pages', ['what', 'seen'], cached.rows);
  problems.push(...cached.problems);

  const uploads = await checkSlowUploads();
  printTable('Slow uploads', ['what', 'seen', 'as it must be'], uploads.rows);
  problems.push(...uploads.problems);

  const limits = await checkLimits();
  printTable('Limits, two instances', ['what', 'let through', 'then'], limits.rows);
  problems.push(...limits.problems);

  const pictures = await checkPictures();
  printTable('Pictures', ['what', 'seen'], pictures.rows);
  problems.push(...pictures.problems);

  for (const problem of problems) console.log(`PROBLEM ${problem}`);
  console.log(`\n${outcomes.length} attacks, ${outcomes.filter(({ problems: found }) => found.length === 0).length} refused; ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
} finally {
  await stop();
}
