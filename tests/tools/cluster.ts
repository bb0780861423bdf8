import { build, isBuildFresh } from './build.ts';
import { checkImage } from './cluster/image-check.ts';
import { checkLostInstances, checkLostRedis } from './cluster/outages.ts';
import { findOrInstallPrograms } from './cluster/programs.ts';
import { checkProxy, checkProxyDefences, checkStale } from './cluster/proxy-rules.ts';
import { createReport } from './cluster/report.ts';
import { checkSharing } from './cluster/sharing.ts';
import { startWorld, type World } from './cluster/world.ts';
import { onInterrupt } from './processes.ts';

// `npm run test:cluster`: two shops of one build, a real Redis, and nginx in front as the image has it (compose.yaml), while
// parts of it die and come back.
let world: World | undefined;
onInterrupt(async () => world?.stop());
const report = createReport();

try {
  await findOrInstallPrograms();
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  world = await startWorld();
  await checkSharing(world, report);
  await checkProxy(world, report);
  await checkProxyDefences(report);
  await checkImage(world, report);
  await checkLostInstances(world, report);
  await checkLostRedis(world, report);
  await checkStale(world, report);
  process.exitCode = report.print('Several instances') ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await world?.stop();
}
