import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookingSteps } from '@/components/ui/booking-steps';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { ShopProviders } from '../shop-providers.tsx';

type Steps = Parameters<typeof bookingSteps>[0];
const show = (steps: Steps, locale: 'en' | 'zh' = 'en', booked: Parameters<typeof bookingSteps>[1] = [{}]) =>
  render(
    <ShopProviders>
      <BookingSteps {...bookingSteps(steps, booked, locale)} />
    </ShopProviders>,
  );
const section = () => screen.queryByRole('region', { name: 'What happens next' });

describe('what happens next', () => {
  describe('by the kind of what is booked', () => {
    const steps = [
      { title: { en: 'We contact you' } },
      { title: { en: 'You receive a quotation' }, kinds: ['works' as const] },
      { title: { en: 'We make it' }, kinds: ['goods' as const] },
      { title: { en: 'We deliver it' }, kinds: ['goods' as const] },
      { title: { en: 'We do the work' }, kinds: ['trade' as const, 'design' as const] },
    ];
    const booked = (kind: string | null, name: string, note: string | null = null) => ({
      kind,
      product_title: { en: name },
      payment_note: note ? { en: note } : null,
    });
    const titles = (...services: ReturnType<typeof booked>[]) =>
      bookingSteps(steps, services, 'en').steps.map(({ title }) => title.text);

    it.each([
      ['goods', ['We contact you', 'We make it', 'We deliver it']],
      ['works', ['We contact you', 'You receive a quotation']],
      ['trade', ['We contact you', 'We do the work']],
      ['design', ['We contact you', 'We do the work']],
    ])('%s', (kind, expected) => expect(titles(booked(kind, 'One'))).toEqual(expected));

    it('reads a service of no known kind by its payment note', () => {
      expect(titles(booked(null, 'One', 'This amount is an estimate.'))).toEqual(titles(booked('works', 'One')));
      expect(titles(booked('sorcery', 'One'))).toEqual(titles(booked('goods', 'One')));
    });

    it('shows the longest list of several kinds, and whose it is', () => {
      const mixed = [
        booked('works', 'Bathroom'),
        booked('goods', 'Wardrobe'),
        booked('goods', 'Wardrobe'),
        booked('goods', 'Desk'),
      ];
      show(steps, 'en', mixed);
      expect(within(section()!).getAllByRole('listitem')).toHaveLength(3);
      expect(within(section()!).getByText('For Wardrobe, Desk')).toBeTruthy();
    });

    it('names nothing where all are of one kind', () => {
      show(steps, 'en', [booked('goods', 'Wardrobe'), booked(null, 'Desk')]);
      expect(within(section()!).queryByText(/^For /)).toBeNull();
    });
  });
});
