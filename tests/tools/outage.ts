import { build, isBuildFresh } from './build.ts';
import { createReport } from './cluster/report.ts';
import { checkBackend } from './outage/backend.ts';
import { checkCoalescing } from './outage/coalescing.ts';
import { checkLog } from './outage/log.ts';
import { checkStopping } from './outage/stopping.ts';
import { checkTraces } from './outage/traces.ts';
import { startWorld, type World } from './outage/world.ts';
import { onInterrupt } from './processes.ts';

// `npm run test:outage`: a shop in production mode whose backend dies, hangs, is unreliable and comes back under load; what it
// writes down meanwhile, and how it stops.
let world: World | undefined;
onInterrupt(async () => world?.stop());
const report = createReport();

try {
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  world = await startWorld();
  await checkCoalescing(world, report);
  await checkBackend(world, report);
  await checkStopping(world, report);
  await checkLog(world, report);
  await checkTraces(world, report);
  process.exitCode = report.print('A shop whose backend fails') ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
} finally {
  await world?.stop();
}
