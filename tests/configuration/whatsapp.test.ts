import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { FALLBACK_CONFIGURATION } from '@/lib/configuration/fallback';
import { stubExampleEnv } from '../server/example-env.ts';

const serverApi = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@/lib/calls/server', () => ({ serverApi }));
beforeEach(() => stubExampleEnv({ WHATSAPP_NUMBER: '+852 6000 0000' }));

const whatsapp = async () => (await (await import('@/lib/configuration/server')).getConfiguration()).whatsapp;

// @spec-2.4
it.each([
  ['names none', () => Promise.resolve({ ...FALLBACK_CONFIGURATION, whatsapp: '' }), '+852 6000 0000'],
  ['names no digits', () => Promise.resolve({ ...FALLBACK_CONFIGURATION, whatsapp: 'soon' }), '+852 6000 0000'],
  [
    'cannot be read',
    () => Promise.reject(new ApiError('network', 'GET /configuration/latest', { requestId: 'r' })),
    '+852 6000 0000',
  ],
  ['names another', () => Promise.resolve({ ...FALLBACK_CONFIGURATION, whatsapp: '85200000000' }), '85200000000'],
])('there is a WhatsApp number where the configuration %s', async (_, response, expected) => {
  serverApi.mockImplementation(response);
  expect(await whatsapp()).toBe(expected);
});
