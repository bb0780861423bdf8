import { useCallback, useState } from 'react';

/** @returns a function that throws what failed elsewhere while the component renders, for the page's error boundary */
export function useThrow(): (error: unknown) => void {
  const [, fail] = useState();
  return useCallback(
    (error) =>
      fail(() => {
        throw error;
      }),
    [],
  );
}
