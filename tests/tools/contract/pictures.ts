import { pictureFault } from '@/lib/api/picture-address';
import type { Finds } from './finds.ts';
import { type Check, checkOf } from './report.ts';

/**
 * Asks for one picture of each origin, and for one with a query where there is any, as the shop's server does: without
 * a token, and no further than the address.
 */
export function checkPictures(
  { pictures }: Finds,
  { origins }: { origins: string[] | undefined },
  timeoutMs: number,
): Promise<Check[]> {
  const first = new Map<string, string>();
  for (const address of pictures.keys()) {
    const kind = URL.parse(address)?.origin + (address.includes('?') ? '?…' : '');
    if (pictureFault(address) === undefined && !first.has(kind)) first.set(kind, address);
  }
  return Promise.all(
    [...first].map(async ([kind, address]) => {
      const { origin, pathname } = new URL(address);
      const check = checkOf(
        pictures.get(address) ?? 'getConfiguration',
        `pictures of ${kind}`,
        `GET ${origin}${pathname}`,
      );
      const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => null,
      );
      if (!response) return { ...check, result: 'no response' as const };
      void response.body?.cancel();
      const type = response.headers.get('content-type') ?? 'no content type';
      const isPicture = response.status === 200 && /^image\/(?!svg)/.test(type);
      const fault = origins && pictureFault(address, origins);
      return {
        ...check,
        status: response.status,
        notes: origins ? [] : [`IMAGE_ORIGINS has to name ${origin}`],
        ...((fault || !isPicture) && {
          result: 'status' as const,
          reason: fault ? `its address ${fault}` : `expected 200 and a picture, found ${type}`,
        }),
      };
    }),
  );
}
