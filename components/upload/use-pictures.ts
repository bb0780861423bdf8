import { useEffect, useState } from 'react';
import { useStore } from '@/lib/client/store';
import { uploadFile } from '@/lib/upload/api';
import { preparePicture } from '@/lib/upload/picture';
import { createPictureList } from '@/lib/upload/picture-list';

/**
 * Up to `max` chosen pictures: prepared (upright, scaled down), previewed, and uploaded when asked. Dropped on
 * unmount, except while they are being sent.
 */
export function usePictures({ max, takesPdf }: { max: number; takesPdf?: boolean }) {
  const [list] = useState(() =>
    createPictureList({
      max,
      prepare: (file, signal) => preparePicture(file, { takesPdf, signal }),
      send: uploadFile,
    }),
  );
  const { pictures, problem } = useStore(list.store);
  useEffect(() => list.show(), [list]);
  return { ...list, pictures, problem };
}

export type Pictures = ReturnType<typeof usePictures>;
