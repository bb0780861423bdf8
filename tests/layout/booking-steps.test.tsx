import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookingSteps } from '@/components/ui/booking-steps';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { ShopProviders } from '../shop-providers.tsx';

type Steps = Parameters<typeof bookingSteps>[0];
const show = (steps: Steps, locale: 'en' | 'zh' = 'en') =>
  render(
    <ShopProviders>
      <BookingSteps steps={bookingSteps(steps, locale)} />
    </ShopProviders>,
  );
const section = () => screen.queryByRole('region', { name: 'What happens next' });
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ title: { en: `Step ${index + 1}` } }));

describe('what happens next', () => {
  it('is told in steps, with a link to the payment terms', () => {
    show([{ title: { en: 'We call you' }, description: { en: 'Within a day.' } }, ...named(2)]);
    const [first] = within(section()!).getAllByRole('listitem');
    expect(first?.textContent).toBe('We call youWithin a day.');
    expect(within(section()!).getByRole('link', { name: 'Payment terms and special fees' }).getAttribute('href')).toBe(
      '/terms-of-service/payment-terms-and-special-fees',
    );
  });

  it.each([[undefined], [null], [[]], [[{ title: {} }]]])('is left out without steps: %j', (steps) => {
    show(steps as Steps);
    expect(section()).toBeNull();
  });

  it('shows five steps of thirty, none without a title', () => {
    show([{ title: { en: '' } }, ...named(30)]);
    expect(within(section()!).getAllByRole('listitem')).toHaveLength(5);
    expect(within(section()!).getByText('Step 1')).toBeTruthy();
  });

  it('marks a step that is in another language than the page', () => {
    show(named(1), 'zh');
    expect(screen.getByText('Step 1').getAttribute('lang')).toBe('en-HK');
  });
});
