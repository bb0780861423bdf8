import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import configuration, { DOMAINS } from '../../.dependency-cruiser.mjs';
import { circlesOf } from './boundaries/domains.ts';

// `npm run boundaries`: every import keeps to .dependency-cruiser.mjs, whose table of domains holds no circle.
const { options, ...ruleSet } = configuration;
const { output } = await cruise(
  ['app', 'components', 'lib', 'docs/backend/server.ts', 'server.ts', 'middleware.ts', 'instrumentation.ts'],
  {
    ...options,
    ruleSet,
    validate: true,
  },
);
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err' });
const faults = circlesOf(DOMAINS).map((circle) => `a circle in the table of domains: ${circle}`);

console.log([String(report.output).trim(), ...faults].join('\n'));
process.exitCode = report.exitCode > 0 || faults.length > 0 ? 1 : 0;
