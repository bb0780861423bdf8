import type { AxiosInstance } from 'axios';
import { authInterceptor } from '@/lib/api/auth-interceptor';
import type { Answer, Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import type { contract } from '@/lib/api/contract';
import { isApiError } from '@/lib/api/error';
import { timeoutOf } from '@/lib/api/timeouts';
import { cartCalls } from '@/lib/cart/schema';
import { yieldToBrowser } from '@/lib/client/after-load';
import { recordFailure, recordSuccess } from '@/lib/client/connectivity';
import { loadChunk } from '@/lib/error/load-chunk';
import { LOCALE_TABLE, splitLocale } from '@/lib/i18n/locales';
import { browserLogin, sessionCalls } from '@/lib/session/schema';
import { wishlistCalls } from '@/lib/wishlist/schema';

/** The contract as the BFF offers it. */
export type BrowserContract = Omit<typeof contract, 'login'> & { login: typeof browserLogin };

/** What nearly every visit calls. Making the schemas of all other calls, too, takes twice as long: they follow when one is wanted. */
const everyday: Partial<BrowserContract> = { ...cartCalls, ...wishlistCalls, ...sessionCalls, login: browserLogin };

let whole: BrowserContract | undefined;
/** Loads the rest of the contract. Imported from here, it brings nothing again that this module has. */
async function loadContract(): Promise<BrowserContract> {
  whole ??= { ...(await loadChunk(() => import('@/lib/api/contract'))).contract, login: browserLogin };
  return whole;
}

/** From the address: a translator writes its own language into `<html lang>`. */
const pageLanguage = (): string => LOCALE_TABLE[splitLocale(location.pathname).locale].tag;

/** Makes calls from the browser, through the BFF. Components use `callApi` (`lib/api/lazy`). */
export function createBrowserApi(http: AxiosInstance) {
  const client = createClient({
    http,
    warn: (line) => console.warn(line),
    newRequestId: () => globalThis.crypto.randomUUID?.() ?? Math.random().toString(36).slice(2),
    prepare: (request, call) => ({
      ...request,
      // a little longer than the BFF waits, so that its 504 arrives
      timeout: timeoutOf(call) + 2_000,
      headers: { ...request.headers, 'Accept-Language': pageLanguage() },
    }),
  });

  /** Makes a call and records whether the shop could be reached. */
  async function send<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>> {
    try {
      const answer = await client(call, input);
      recordSuccess();
      return answer;
    } catch (error) {
      recordFailure(error);
      throw error;
    }
  }

  return {
    loadContract,
    async call<Name extends keyof BrowserContract>(name: Name, input: CallInput<BrowserContract[Name]>): Promise<Answer<BrowserContract[Name]>> {
      const call: BrowserContract[Name] = everyday[name] ?? (await loadContract())[name];
      if (call.access === 'public') return send(call, input);
      const failedLogin = await authInterceptor().ensureToken();
      if (failedLogin) throw failedLogin;
      // many calls may have waited for one login: each is sent in a task of its own
      await yieldToBrowser();
      try {
        return await send(call, input);
      } catch (error) {
        if (!isApiError(error, 'unauthorized') || !(await authInterceptor().refreshToken())) throw error;
        return send(call, input);
      }
    },
  };
}
