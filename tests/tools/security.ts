import { ensureBuild } from './build.ts';
import { runTool, stopEverything } from './processes.ts';
import { createReport } from './report.ts';
import { runAttacks } from './security/attack.ts';
import { ATTACKS } from './security/attacks.ts';
import { checkBadBackend } from './security/bad-backend.ts';
import { checkCachedPages } from './security/cached-pages.ts';
import { checkFloods } from './security/floods.ts';
import { checkHeaders } from './security/headers.ts';
import { checkLimits } from './security/limits.ts';
import { checkObservatoryRules } from './security/observatory.ts';
import { checkPictures } from './security/pictures.ts';
import { startSecured } from './security/servers.ts';
import { checkUploads } from './security/uploads.ts';

// `npm run test:security`: attacks on a production start, the headers of every kind of response, limits over two
// instances. Names take single parts: `npm run test:security -- floods limits`.
const PARTS = {
  'bad-backend': checkBadBackend,
  pages: checkCachedPages,
  uploads: checkUploads,
  floods: checkFloods,
  limits: checkLimits,
  pictures: checkPictures,
};
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

await runTool(async () => {
  await ensureBuild();
  const report = createReport();
  if (isWanted('attacks')) {
    const servers = await startSecured();
    await runAttacks(ATTACKS, servers, report);
    await checkHeaders(servers, report);
    await checkObservatoryRules(servers, report);
  }
  // each of these starts servers of its own
  for (const [name, check] of Object.entries(PARTS))
    if (isWanted(name)) {
      await stopEverything();
      await check(report);
    }
  return report.print('Security');
});
