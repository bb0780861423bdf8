import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Team } from '@/components/content/team';
import { StudioFacts } from '@/components/home/studio-facts';
import { SEED } from '../mock-backend/data/seed';
import { ShopProviders } from '../shop-providers.tsx';

const show = (page: React.ReactElement) => render(page, { wrapper: ShopProviders });

describe('why to trust the studio', () => {
  it('is a row of the facts that are configured, each a link where it leads somewhere', () => {
    show(<StudioFacts facts={[...(SEED.configuration.studio?.facts ?? []), { title: { en: 'Five' } }]} locale="en" />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '612 homes since 2018',
      'Registered minor works contractor',
      'Third-party insurance on every site',
      '12 months’ warranty',
    ]);
    expect(screen.getByRole('link', { name: /insurance/ }).getAttribute('href')).toBe('/about-us#licences');
  });

  it('leaves no gap where staff have written nothing', () => {
    const { container } = show(
      <>
        <StudioFacts facts={undefined} locale="en" />
        <StudioFacts facts={[{ title: { en: ' ' } }]} locale="en" />
        <Team studio={{}} locale="en" />
      </>,
    );
    expect(container.innerHTML).toBe('');
  });

  it('names people and registrations', () => {
    show(<Team studio={SEED.configuration.studio ?? {}} locale="zh" />);
    expect(screen.getByText('林慧欣')).toBeTruthy();
    expect(screen.getByText(/第三者責任保險/)).toBeTruthy();
  });
});
