import pino, { type Logger } from 'pino';
import { isProduction, logLevel } from '../env.ts';
import { globalSingleton } from './global-singleton.ts';
import { redacted, redactedText } from './redaction.ts';
import { requestContext } from './request-context.ts';

/**
 * The server's log: one line of JSON each to stdout, with the ids of the request that it is about and of its trace.
 * Nothing personal and no secret gets in, wherever it stands in what is logged.
 *
 *     log.warn({ error }, 'reviews: none are shown');
 */
export const log: Logger = globalSingleton('log', () =>
  pino(
    {
      level: logLevel(),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const { id, traceId } = requestContext() ?? {};
        return { ...(id && { request: id }), ...(traceId && { trace_id: traceId }) };
      },
      formatters: { level: (level) => ({ level }), log: (fields) => redacted(fields) as Record<string, unknown> },
      // errors are written by `redacted`
      serializers: {},
      hooks: {
        logMethod(values, method) {
          Reflect.apply(
            method,
            this,
            values.map((value) => (typeof value === 'string' ? redactedText(value) : value)),
          );
        },
      },
    },
    isProduction() ? pino.destination({ fd: 1, sync: true }) : { write: writeForPeople },
  ),
);

/** Development: a line to read instead of one to parse. */
function writeForPeople(line: string): void {
  const { level, time, msg, request, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  process.stdout.write(
    `${String(time).slice(11, 23)} ${String(level)} ${String(msg ?? '')}${details}${typeof request === 'string' ? ` [${request}]` : ''}\n`,
  );
}
