import { useEffect, useState } from 'react';
import { useStore } from '@/lib/client/store';
import { createPictureList } from '@/lib/upload/picture-list';

// the scaler and the client come when the first picture is chosen
const prepare = async (file: File, signal: AbortSignal) => (await import('@/lib/upload/picture')).preparePicture(file, { signal });
const send: Parameters<typeof createPictureList>[0]['send'] = async (file, options) => (await import('@/lib/upload/api')).uploadFile(file, options);

/**
 * The pictures that a customer chooses for one thing, up to `max`: made ready (upright, scaled down), shown, and sent
 * to the file service when asked. They are given up when the component goes.
 */
export function usePictures({ max }: { max: number }) {
  const [list] = useState(() => createPictureList({ max, prepare, send }));
  const { pictures, problem } = useStore(list.store);
  useEffect(() => list.reset, [list]);
  const { add, remove, retry, stop, reset, upload, fail } = list;
  return { pictures, problem, add, remove, retry, stop, reset, upload, fail, send: list.send, read: list.read };
}

export type Pictures = ReturnType<typeof usePictures>;
