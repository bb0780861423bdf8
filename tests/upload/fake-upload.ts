import { beforeEach, vi } from 'vitest';
import type * as api from '@/lib/upload/api';

/** A file that is a picture by its first bytes, which are checked. */
export const image = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

const succeed = (file: File) => Promise.resolve({ url: `http://files.test/${file.name}` });

/** Stands for `@/lib/upload/api`, so that each upload can be held or refused. */
export const uploadFile = vi.fn<typeof api.uploadFile>(succeed);
beforeEach(() => void uploadFile.mockReset().mockImplementation(succeed));
