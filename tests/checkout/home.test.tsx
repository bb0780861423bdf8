import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, setDraft } from '@/lib/checkout/draft';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { SEED } from '../mock-backend/data/seed.ts';
import { LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession } from '../session/shop.tsx';
import { MESSAGES } from '../shop-providers.tsx';
import { fillRecipient, openCart, submitButton } from './cart-page.tsx';

const BATHROOM = 'svc-bathroom-renovation-40-60-chrome';
const mock = mockSession('guest', [
  { product_variant_id: BATHROOM, qty: 1 },
  { product_variant_id: LIGHTING, qty: 1 },
  { product_variant_id: WINDOW_SEAT, qty: 1 },
]);
beforeEach(forgetDraft);

const OF_GOODS = {
  en: /deliver|shipping|recipient|courier/i,
  zh: /送貨|運費|收件人|速遞/,
  cn: /配送|运费|收货人|快递/,
};
const pageText = () => document.querySelector('form')?.textContent ?? '';

/** The checkout page, once it is calculated with these lines ticked. */
async function openWith(ticked: string[], locale: Locale = 'en') {
  setDraft({ unticked: [BATHROOM, LIGHTING, WINDOW_SEAT].filter((id) => !ticked.includes(id)) });
  const { booking } = SEED.configuration;
  await openCart({ booking, countryCodes: ['HK', 'MO'], paymentMethods: ['ONLINE', 'OFFLINE'] }, locale);
}

describe('where nothing is delivered', () => {
  it('asks for the home and its address alone, and sends what the specification starts with', async () => {
    // chosen for goods that were ticked before
    setDraft({ delivery: { country_code: 'MO', method: 'PICKUP', courier_id: 'courier-van' } });
    await openWith([BATHROOM, LIGHTING]);
    expect(screen.getByRole('heading', { name: 'Your details' })).toBeTruthy();
    expect(pageText()).not.toMatch(OF_GOODS.en);
    expect(screen.queryByLabelText('Country / region')).toBeNull();
    expect(mock.requests({ call: 'getCouriers' })).toEqual([]);
    fillRecipient('Service address');
    await userEvent.click(submitButton());
    await waitFor(() => expect(mock.requests({ call: 'checkout' })).toHaveLength(1));
    expect(mock.requests({ call: 'checkout' })[0]?.body).toMatchObject({
      checkout_product_variant_ids: [BATHROOM, LIGHTING],
      delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
      delivery_details: { name: 'Chan Ka Yan', address: expect.stringContaining('Flat C, 18/F, Block 2') },
    });
  });

  it.each(LOCALES)('A5: says nothing of delivery, shipping or a recipient, which goods do (%s)', async (locale) => {
    await openWith([BATHROOM, LIGHTING], locale);
    expect(screen.getByRole('heading', { name: MESSAGES[locale].Purchase.yourHome })).toBeTruthy();
    expect(pageText()).not.toMatch(OF_GOODS[locale]);
    cleanup();
    await openWith([BATHROOM, WINDOW_SEAT], locale);
    expect(pageText()).toMatch(OF_GOODS[locale]);
  });
});

describe('goods', () => {
  it('are paid online alone, not with an estimate, which is not charged before there is a quotation', async () => {
    await openWith([BATHROOM, WINDOW_SEAT]);
    expect(screen.queryByRole('radio', { name: /^Online payment/ })).toBeNull();
    expect(screen.getByText(/^Online payment is not offered for requests with an estimate/)).toBeTruthy();
    expect(submitButton().textContent).toBe('Submit appointment');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Bathroom/ }));
    fireEvent.click(await screen.findByRole('radio', { name: /^Online payment/ }));
    await waitFor(() => expect(submitButton().textContent).toMatch(/^Submit and pay HK\$/));
    expect(screen.queryByText(/^Online payment is not offered/)).toBeNull();
  });

  it('give way to the home as soon as they are unticked', async () => {
    await openWith([BATHROOM, WINDOW_SEAT]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Window seat/ }));
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
  });
});
