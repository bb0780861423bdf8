import { type ComponentProps, useEffect, useState } from 'react';
import { ACCEPTED, acceptedFiles, PDF_TYPE } from '@/lib/upload/check';

interface FileInputProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void;
  takesPdf?: boolean;
  'aria-label': string;
}

/** The browser's file picker, hidden: `click()` on its ref opens it. */
export function FileInput({ onFiles, takesPdf = false, ...rest }: FileInputProps) {
  const [accepted, setAccepted] = useState(ACCEPTED);
  useEffect(() => void acceptedFiles().then(setAccepted), []);
  return (
    <input
      accept={takesPdf ? `${accepted},${PDF_TYPE},.pdf` : accepted}
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
