import { existsSync } from 'node:fs';
import { run } from '../processes.ts';

const PACKAGE = 'default-jre-headless';

/**
 * The command of a Java on this machine; where there is none, one is installed from Debian's packages if that may be.
 * @throws Error that says what to do when there is none
 */
export async function findOrInstallJava(): Promise<string> {
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java';
  const isThere = async () => (await run([java, '-version'])).code === 0;
  if (await isThere()) return java;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No Java on this machine: installing one.');
    const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const command = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    await run([...command, 'update'], { echo: '[apt]' });
    await run([...command, 'install', '-y', '--no-install-recommends', PACKAGE], { echo: '[apt]' });
    if (await isThere()) return java;
  }
  throw new Error(`The checker of HTML needs Java 17, which was not found and cannot be installed here: apt-get install ${PACKAGE}`);
}
