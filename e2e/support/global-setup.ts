import { findOrInstallChromium } from '../../tests/tools/browser.ts';
import { ensureBuild } from '../../tests/tools/build.ts';

/** The specs run against a production build: made here unless it is there already (`npm test` has just made it). */
export default async function globalSetup(): Promise<void> {
  await findOrInstallChromium();
  await ensureBuild();
}
