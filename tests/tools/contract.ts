import { checkContract, UnreachableError } from './contract/check.ts';
import { HELP, readOptions, UsageError } from './contract/options.ts';
import { linesOf, redacted } from './contract/report.ts';

// `npm run contract -- --base URL`: checks a live backend against the contract table. docs/contract.md describes it.
const [OK, DIFFERS, NOT_CHECKED] = [0, 1, 2];

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (!options) {
      console.log(HELP);
      return OK;
    }
    const { report, isFine } = await checkContract(options);
    if (options.isJson) console.log(JSON.stringify(report, null, 2));
    else console.log(linesOf(report).join('\n'));
    return isFine ? OK : DIFFERS;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${HELP}`);
    else if (error instanceof UnreachableError) console.error(`The backend cannot be reached: ${error.message}`);
    else
      console.error(redacted(String(error instanceof Error ? error.stack : error), [process.env.CONTRACT_TOKEN ?? '']));
    return NOT_CHECKED;
  }
}
