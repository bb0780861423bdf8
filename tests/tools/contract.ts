import { checkContract, UnreachableError } from './contract/check.ts';
import { HELP, type Options, readOptions, UsageError } from './contract/options.ts';
import { linesOf, redacted } from './contract/report.ts';

// `npm run contract -- --base URL`: checks a live backend against the contract table. docs/contract.md describes it.
const OK = 0;
const DIFFERS = 1;
const NOT_CHECKED = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = optionsOf();
  if (options === 'wrong') return NOT_CHECKED;
  if (!options) {
    console.log(HELP);
    return OK;
  }
  try {
    const { report, isFine } = await checkContract(options);
    console.log(options.isJson ? JSON.stringify(report, null, 2) : linesOf(report).join('\n'));
    return isFine ? OK : DIFFERS;
  } catch (error) {
    const why =
      error instanceof UnreachableError ? `${options.base} cannot be reached: ${error.message}` : String(error instanceof Error ? error.stack : error);
    console.error(redacted(why, [options.token ?? '', options.guestPassword]));
    return NOT_CHECKED;
  }
}

function optionsOf(): Options | undefined | 'wrong' {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${HELP}`);
    return 'wrong';
  }
}
