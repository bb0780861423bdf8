import { ensureBuild } from './build.ts';
import { runTool, stopEverything } from './processes.ts';
import { createReport } from './report.ts';
import { runAttacks } from './security/attack.ts';
import { ATTACKS_BY_ADDRESS } from './security/attacks-by-address.ts';
import { ATTACKS_BY_CONTENT } from './security/attacks-by-content.ts';
import { checkBrokenOffUploads } from './security/broken-off-uploads.ts';
import { checkCachedPages } from './security/cached-pages.ts';
import { checkHeaders } from './security/headers.ts';
import { checkLargeResponses } from './security/large-responses.ts';
import { checkLimits } from './security/limits.ts';
import { checkObservatoryRules } from './security/observatory.ts';
import { checkPictures } from './security/pictures.ts';
import { startSecured } from './security/servers.ts';
import { checkSlowUploads } from './security/slow-uploads.ts';

// `npm run test:security`: attacks on a production start, the headers of every kind of response, limits over two instances.
await runTool(async () => {
  await ensureBuild();
  const report = createReport();
  const servers = await startSecured();
  await runAttacks([...ATTACKS_BY_ADDRESS, ...ATTACKS_BY_CONTENT], servers, report);
  await checkHeaders(servers, report);
  await checkObservatoryRules(servers, report);
  await checkBrokenOffUploads(servers, report);
  // each of these starts servers of its own
  for (const check of [checkLargeResponses, checkCachedPages, checkSlowUploads, checkLimits, checkPictures]) {
    await stopEverything();
    await check(report);
  }
  return report.print('Security');
});
