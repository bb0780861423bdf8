import { useEffect, useState } from 'react';
import { useStore } from '@/lib/client/store';
import { createPictureList } from '@/lib/upload/picture-list';

// loaded with the first picture
const prepare = async (file: File, signal: AbortSignal) => (await import('@/lib/upload/picture')).preparePicture(file, { signal });
const send: Parameters<typeof createPictureList>[0]['send'] = async (file, options) => (await import('@/lib/upload/api')).uploadFile(file, options);

/** Up to `max` chosen pictures: prepared (upright, scaled down), previewed, and uploaded when asked. Dropped on unmount. */
export function usePictures({ max }: { max: number }) {
  const [list] = useState(() => createPictureList({ max, prepare, send }));
  const { pictures, problem } = useStore(list.store);
  useEffect(() => list.reset, [list]);
  return { ...list, pictures, problem };
}

export type Pictures = ReturnType<typeof usePictures>;
