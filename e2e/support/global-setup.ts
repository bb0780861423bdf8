import { findOrInstallChromium } from '../../tests/tools/browser.ts';
import { build, isBuildFresh } from '../../tests/tools/build.ts';

/** The specs run against a production build: made here unless it is there already (`npm test` has just made it). */
export default async function globalSetup(): Promise<void> {
  await findOrInstallChromium();
  if (isBuildFresh()) return;
  console.log('Building the shop for the end-to-end tests…');
  const { code, output } = await build();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
