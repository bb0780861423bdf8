import type { BrowserContext, Response } from '@playwright/test';
import { configuredSecrets, leaksIn, type Secret } from '../../tests/tools/secrets.ts';
import type { MockClient, RecordedRequest } from './mock-client.ts';

/** Cookies that hold a secret, and are the one place for it. */
const SECRET_COOKIES = ['auth.token', '__Host-auth.token', 'auth.guest', '__Host-auth.guest'];
/** Shorter ones are words like any other. */
const LEAST_LENGTH = 8;
/** How long the end of a test waits for responses that are still being read. */
const LONGEST_READ_MS = 10_000;

/** What the test before knew: the shop's log may be a moment behind. */
let before: Secret[] = [];

/**
 * Reads along what reaches the browser: pages, data and headers, each once. Scripts are looked at where they lie
 * (e2e/qa-tools.spec.ts). `leaks` says where a secret was found that should never have left the shop.
 */
export function watchTraffic(context: BrowserContext) {
  const responses = new Map<string, string>();
  const waiting = new Set<Promise<void>>();
  const secrets = configuredSecrets();

  async function read(response: Response): Promise<void> {
    const headers = await response.headersArray();
    for (const { name, value } of headers) {
      const [cookie = '', content = ''] =
        name.toLowerCase() === 'set-cookie' ? (value.split(';', 1)[0]?.split('=') ?? []) : [];
      if (SECRET_COOKIES.includes(cookie) && content)
        secrets.push({ what: cookie, value: decodeURIComponent(content) });
    }
    const others = headers.filter(
      ({ name, value }) =>
        name.toLowerCase() !== 'set-cookie' || !SECRET_COOKIES.some((cookie) => value.startsWith(`${cookie}=`)),
    );
    const body = await response.text();
    responses.set(
      `${response.request().method()} ${response.url()}`,
      `${others.map(({ name, value }) => `${name}: ${value}`).join('\n')}\n\n${body}`,
    );
  }

  context.on('response', (response) => {
    if (
      !['document', 'fetch', 'xhr'].includes(response.request().resourceType()) ||
      response.url().includes('/_next/image')
    )
      return;
    // a page that is left takes its answers along
    const reading: Promise<void> = read(response)
      .catch(() => undefined)
      .finally(() => waiting.delete(reading));
    waiting.add(reading);
  });

  return {
    async leaks(mock: MockClient, output: string): Promise<string[]> {
      // the body of a response that passed a service worker may never come
      await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, LONGEST_READ_MS))]);
      secrets.push(...(await heldSecrets(context)), ...(await typedSecrets(mock)));
      const known = unique(secrets.filter(({ value }) => value.length >= LEAST_LENGTH || /^\d{6}$/.test(value)));
      const leaks = [...responses].flatMap(([place, text]) =>
        leaksIn(
          text,
          known.filter(({ value }) => !place.includes(encodeURIComponent(value))),
        ).map((what) => `${what} in ${place}`),
      );
      // a link from an email holds its code; nothing else that is secret belongs into an address
      const addressed = [...responses.keys()].flatMap((place) =>
        leaksIn(
          place,
          known.filter(({ what }) => what !== 'code'),
        ).map((what) => `${what} in the address ${place}`),
      );
      const logged = leaksIn(output, unique([...known, ...before])).map((what) => `${what} in what the shop printed`);
      before = known;
      return [...leaks, ...addressed, ...logged];
    },
  };
}

/** Sessions that came about without a page. */
const heldSecrets = async (context: BrowserContext): Promise<Secret[]> =>
  (await context.cookies())
    .filter(({ name }) => SECRET_COOKIES.includes(name))
    .map(({ name, value }) => ({ what: name, value: decodeURIComponent(value) }));

/** What was typed or sent out in this test: passwords, and codes from emails. */
async function typedSecrets(mock: MockClient): Promise<Secret[]> {
  const [requests, mails] = await Promise.all([mock.requests(), mock.mails()]);
  // what a confirmation says is the appointment's number, which is no secret
  const codes = mails.filter(({ kind }) => kind !== 'order');
  const passwords = requests.flatMap(({ body }: RecordedRequest) =>
    typeof body === 'object' && body !== null
      ? Object.entries(body).filter(([key, value]) => key.endsWith('password') && typeof value === 'string')
      : [],
  );
  return [
    ...passwords.map(([, value]) => ({ what: 'password', value: String(value) })),
    ...codes.map(({ code }) => ({ what: 'code', value: code })),
  ];
}

const unique = (secrets: Secret[]): Secret[] => [...new Map(secrets.map((secret) => [secret.value, secret])).values()];
