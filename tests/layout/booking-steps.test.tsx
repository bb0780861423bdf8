import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookingSteps } from '@/components/ui/booking-steps';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { ShopProviders } from '../shop-providers.tsx';

type Steps = Parameters<typeof bookingSteps>[0];
const show = (steps: Steps, locale: 'en' | 'zh' = 'en', booked: Parameters<typeof bookingSteps>[1] = []) =>
  render(
    <ShopProviders>
      <BookingSteps steps={bookingSteps(steps, booked, locale)} />
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

  it('has the steps of an estimate only where a service booked is one, and the others only where none is', () => {
    const steps = [
      { title: { en: 'We contact you' } },
      { title: { en: 'You receive a quotation' }, is_for_estimates: true },
      { title: { en: 'We confirm the details' }, is_for_estimates: false },
    ];
    const fixed = { payment_note: null };
    const estimate = { payment_note: { en: 'This amount is an estimate.' } };
    const titles = (booked: { payment_note: { en: string } | null }[]) =>
      bookingSteps(steps, booked, 'en').map(({ title }) => title.text);
    expect(titles([fixed])).toEqual(['We contact you', 'We confirm the details']);
    expect(titles([fixed, estimate])).toEqual(['We contact you', 'You receive a quotation']);
  });
});
