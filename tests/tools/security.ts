import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';
import { createReport } from './report.ts';
import { runAttacks } from './security/attack.ts';
import { ATTACKS } from './security/attacks.ts';
import { checkHeaders } from './security/headers.ts';
import { startPair } from './servers.ts';

const HTTPS_SITE = 'https://shop.example';

// `npm run test:security`: attacks on a production start, with limits and every endpoint, and the headers of every kind
// of response; those of `https` as behind a proxy that ends TLS.
await runTool(async () => {
  await ensureBuild();
  const report = createReport();
  const pair = await startPair({ env: { RATE_LIMITS: 'on', WEB_VITALS: 'on' } });
  const https = await pair.startAnother({ SITE_URL: HTTPS_SITE });
  await runAttacks(ATTACKS, pair, report);
  await checkHeaders({ ...pair, https }, report);
  return report.print('Security');
});
