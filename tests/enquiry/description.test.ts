import { describe, expect, it } from 'vitest';
import { descriptionOf, MAX_DESCRIPTION, roomForText } from '@/lib/enquiry/description';

const APPENDIX = { about: 'About the service “Window seat”\nhttps://shop.test/window-seat', photos: 'Photos (2)' };

describe('descriptionOf', () => {
  it('puts the service and the numbered addresses below the text', () => {
    expect(
      descriptionOf('Two children', { ...APPENDIX, addresses: ['https://files.test/a', 'https://files.test/b'] }),
    ).toBe(
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
    expect(descriptionOf('Two children', { photos: 'Photos (0)', addresses: [] })).toBe('Two children');
  });
});

describe('roomForText', () => {
  it('is the whole where nothing goes along', () => {
    expect(roomForText({ photos: 'Photos (0)', addresses: [] })).toBe(MAX_DESCRIPTION);
  });

  it('leaves exactly what the rest does not take', () => {
    const addresses = ['https://files.test/a', 'https://files.test/b'];
    const text = 'x'.repeat(roomForText({ ...APPENDIX, addresses }));
    expect(descriptionOf(text, { ...APPENDIX, addresses })).toHaveLength(MAX_DESCRIPTION);
  });

  it('keeps room for the address of a picture that is not uploaded yet', () => {
    const before = roomForText({ ...APPENDIX, addresses: [undefined, undefined] });
    expect(
      descriptionOf('x'.repeat(before), { ...APPENDIX, addresses: ['https://files.test/a', 'https://files.test/b'] })
        .length,
    ).toBeLessThan(MAX_DESCRIPTION);
  });

  it('is never below nothing', () => {
    expect(roomForText({ ...APPENDIX, addresses: ['x'.repeat(6000)] })).toBe(0);
  });
});
