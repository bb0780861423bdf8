import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';

// preloaded into the shop: says at its end how many modules it has loaded of the packages that send traces. Their interface
// alone is loaded by the framework, too.
const TRACING = /@opentelemetry[\\/](?:sdk|exporter|otlp|resources|context)/;
const { cache } = createRequire(import.meta.url);
process.on('exit', () => writeSync(1, `tracing modules loaded: ${Object.keys(cache).filter((name) => TRACING.test(name)).length}\n`));
