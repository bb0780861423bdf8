import type { AxiosInstance } from 'axios';
import type { ResponseOf, Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import type { contract } from '@/lib/contract';
import { isApiError } from '@/lib/api/error';
import { timeoutOf } from '@/lib/api/timeouts';
import { cartCalls } from '@/lib/cart/schema';
import { yieldToBrowser } from '@/lib/client/idle';
import { recordFailure, recordSuccess } from '@/lib/client/connectivity';
import { randomId } from '@/lib/client/random-id';
import { loadChunk } from '@/lib/error/load-chunk';
import { LOCALE_TABLE, splitLocale } from '@/lib/i18n/locales';
import { browserLogin, sessionCalls } from '@/lib/session/schema';
import { ensureToken, loginMark, renewToken } from '@/lib/session/store';
import { wishlistCalls } from '@/lib/wishlist/schema';

/** The contract as the BFF offers it. */
export type BrowserContract = Omit<typeof contract, 'login'> & { login: typeof browserLogin };

/**
 * The calls that nearly every visit makes. Creating the schemas of all others takes as long again: they follow with the
 * first of their calls.
 */
const everyday: Partial<BrowserContract> = { ...cartCalls, ...wishlistCalls, ...sessionCalls, login: browserLogin };

let whole: BrowserContract | undefined;
/** Loads the rest of the contract. Imported from this module, its chunk does not contain again what this one has. */
async function loadContract(): Promise<BrowserContract> {
  whole ??= { ...(await loadChunk(() => import('@/lib/contract'))).contract, login: browserLogin };
  return whole;
}

/** From the URL: a translator writes its own language into `<html lang>`. */
const pageLanguage = (): string => LOCALE_TABLE[splitLocale(location.pathname).locale].tag;

/** Makes calls from the browser, through the BFF. Components use `callApi` (`lib/calls/lazy`). */
export function createBrowserApi(http: AxiosInstance) {
  const client = createClient({
    http,
    warn: (line) => console.warn(line),
    newRequestId: randomId,
    prepare: (request, call) => ({
      ...request,
      // a little longer than the BFF waits, so that its 504 arrives
      timeout: timeoutOf(call) + 2_000,
      headers: { ...request.headers, 'Accept-Language': pageLanguage() },
    }),
  });

  /** Makes a call and records whether the shop could be reached. */
  async function send<C extends Call>(call: C, input: CallInput<C>): Promise<ResponseOf<C>> {
    try {
      const response = await client(call, input);
      recordSuccess();
      return response;
    } catch (error) {
      recordFailure(error);
      throw error;
    }
  }

  return {
    loadContract,
    async call<Name extends keyof BrowserContract>(
      name: Name,
      input: CallInput<BrowserContract[Name]>,
    ): Promise<ResponseOf<BrowserContract[Name]>> {
      const call: BrowserContract[Name] = everyday[name] ?? (await loadContract())[name];
      if (call.access === 'public') return send(call, input);
      // the session in the cookies, or a guest who is logged in now (lib/session/auth.ts)
      const failedLogin = await ensureToken();
      if (failedLogin) throw failedLogin;
      // many calls may have waited for the same login: each is sent in a task of its own, so that none makes a long one
      await yieldToBrowser();
      const sentWith = loginMark();
      try {
        return await send(call, input);
      } catch (error) {
        if (!isApiError(error, 'unauthorized') || !(await renewToken(sentWith))) throw error;
        return send(call, input);
      }
    },
  };
}
