import 'server-only';

/** Bounds of what is passed on, in characters and fields. */
const MAX_TEXT = 500;
const MAX_NAME = 100;
const MAX_FIELDS = 50;

/** What the client reads of an error: words, and a text for each refused field. */
export type RelayedError = { message?: string; errors?: Record<string, string> };

/**
 * Reduces the backend's answer with a status of 400 or more to what the client reads, so that stack traces, SQL and
 * server names stay here. Of a failure of the backend itself (5xx) nothing is passed on.
 */
export async function reducedError(response: Response): Promise<RelayedError> {
  if (response.status >= 500) {
    void response.body?.cancel().catch(() => {});
    return { message: 'Server error' };
  }
  const said = parsed(await response.text());
  if (typeof said !== 'object' || said === null) return {};
  const { message, errors } = said as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? fieldsOf(errors) : {};
  return {
    ...(typeof message === 'string' && { message: message.slice(0, MAX_TEXT) }),
    ...(Object.keys(fields).length > 0 && { errors: fields }),
  };
}

/** One text for each field; Laravel gives a list of them. */
function fieldsOf(errors: object): Record<string, string> {
  const fields = Object.entries(errors).flatMap(([name, said]: [string, unknown]) => {
    const text = [said]
      .flat()
      .filter((one): one is string => typeof one === 'string')
      .join(' ');
    return text ? [[name.slice(0, MAX_NAME), text.slice(0, MAX_TEXT)] as const] : [];
  });
  return Object.fromEntries(fields.slice(0, MAX_FIELDS));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
