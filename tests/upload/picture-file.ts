import { beforeAll } from 'vitest';

/** A file that is a picture by its first bytes, which are checked. */
export const image = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

/** Object URLs, which jsdom lacks, for all tests of a file. */
export function stubObjectUrls(): void {
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => {};
  });
}
