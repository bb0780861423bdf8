import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const store = { email: 'studio@example.hk' };
vi.mock('@/lib/configuration/server', () => ({ getConfiguration: async () => ({ footer: { store } }) }));

async function fileWith(variables: Record<string, string> = {}): Promise<Response> {
  stubExampleEnv(variables);
  const { GET } = await import('@/app/security.txt/route');
  return GET(new Request('http://localhost:3000/.well-known/security.txt'));
}
beforeEach(() => void (store.email = 'studio@example.hk'));

describe('security.txt', () => {
  it('names contact, expiry within a year, languages and its own URL (RFC 9116)', async () => {
    const response = await fileWith();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:studio@example.hk',
      'Preferred-Languages': 'en-HK, zh-Hant-HK, zh-Hans-CN',
      Canonical: 'http://localhost:3000/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it.each(['javascript:alert(1)//"><img src=x>', 'studio\u200b@example.hk', 'a@b.hk\nContact: mailto:c@d.hk'])(
    'does not repeat %j, which is no email',
    async (email) => {
      store.email = email;
      expect((await fileWith()).status).toBe(404);
    },
  );
});
