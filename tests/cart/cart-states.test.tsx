import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';
import { connectivity } from '@/lib/client/connectivity';
import { sessionStore } from '@/lib/session/store';
import messages from '@/messages/en.json';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from '../session/shop-stub.tsx';
import { standGuest } from './stand.ts';

vi.mock('@/lib/i18n/navigation', async () => (await import('../session/shop-stub.tsx')).navigationStub);

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => standGuest(mock));
afterEach(() => act(() => connectivity.set('online')));

it('says that the shop cannot be reached only where there was no response', async () => {
  render(<CartStates skeleton={null}>lines</CartStates>, { wrapper: Shop });
  act(() => sessionStore.set('unreachable'));
  // the guest logins were answered, with an error
  expect(await screen.findByText(messages.Cart.loadFailed)).toBeTruthy();
  act(() => connectivity.set('unreachable'));
  expect(await screen.findByText(messages.Cart.unreachable)).toBeTruthy();
});
