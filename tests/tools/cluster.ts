import { ensureBuild } from './build.ts';
import { checkLostInstances, checkLostRedis } from './cluster/outages.ts';
import { checkNoShops, checkProxy, checkProxyRules } from './cluster/proxy-rules.ts';
import { checkSharing } from './cluster/sharing.ts';
import { startCluster } from './cluster/start.ts';
import { runTool } from './processes.ts';
import { CLUSTER, findOrInstallPrograms } from './programs.ts';
import { createReport } from './report.ts';

// Two shops of one build, a real Redis, and nginx in front as in compose.yaml, while parts of
// it die and come back.
await runTool(async () => {
  const report = createReport();
  await findOrInstallPrograms(CLUSTER);
  await ensureBuild();
  await checkProxyRules(report);
  const cluster = await startCluster();
  await checkSharing(cluster, report);
  await checkProxy(cluster, report);
  await checkLostInstances(cluster, report);
  await checkLostRedis(cluster, report);
  await checkNoShops(cluster, report);
  return report.print('Several instances');
});
