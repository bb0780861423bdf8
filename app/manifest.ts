import type { MetadataRoute } from 'next';

/** What a phone needs to put the shop on its home screen. Colours are those of styles/_tokens.scss. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Atelier HK',
    short_name: 'Atelier HK',
    start_url: '/',
    display: 'browser',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
