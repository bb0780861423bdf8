import { describe, expect, it } from 'vitest';
import { descriptionOf } from '@/lib/enquiry/description';

const APPENDIX = { about: 'About the service “Window seat”\nhttps://shop.test/window-seat', photos: 'Photos (2)' };

describe('descriptionOf', () => {
  it('puts the service and the numbered URLs below the text', () => {
    expect(descriptionOf('Two children', { ...APPENDIX, urls: ['https://files.test/a', 'https://files.test/b'] })).toBe(
      [
        'Two children',
        '',
        'About the service “Window seat”',
        'https://shop.test/window-seat',
        '',
        'Photos (2)',
        '1. https://files.test/a',
        '2. https://files.test/b',
      ].join('\n'),
    );
  });

  it('is the text alone where nothing goes along', () => {
    expect(descriptionOf('Two children', { photos: 'Photos (0)', urls: [] })).toBe('Two children');
  });
});
