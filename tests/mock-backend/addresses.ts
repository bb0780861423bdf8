/** Seeded pictures are written as paths; answers carry whole addresses, in text fields and inside rich text. */
const INSIDE_TEXT = /(["'(])(\/(?:media|uploads)\/)/g;

export function withAddresses<Value>(value: Value, origin: string): Value {
  return absolute(value, origin) as Value;
}

function absolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('/media/') || value.startsWith('/uploads/')) return origin + value;
    return value.includes('/media/') ? value.replace(INSIDE_TEXT, `$1${origin}$2`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => absolute(item, origin));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolute(item, origin)]));
}
