import type { ComponentProps } from 'react';
import { ACCEPTED } from '@/lib/upload/check';

/** The browser's file picker, hidden: `click()` on its ref opens it. */
export function FileInput({
  onFiles,
  ...rest
}: ComponentProps<'input'> & { onFiles: (files: File[]) => void; 'aria-label': string }) {
  return (
    <input
      accept={ACCEPTED}
      {...rest}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // the same file may be chosen again
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
