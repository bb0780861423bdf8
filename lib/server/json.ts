/** The value of a JSON text; undefined for what is none, or where `reviver` throws. */
export function jsonOf(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}
