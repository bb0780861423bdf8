/** What became of one file: the answer's data, or why it failed. */
export type UploadOutcome<Data> = { file: File; data: Data; error?: undefined } | { file: File; data?: undefined; error: unknown };

/** Sends files in parallel, each for itself: one that fails leaves the others going. In the order they were given; [] for none. */
export async function settleUploads<Data>(files: readonly File[], send: (file: File) => Promise<Data>): Promise<UploadOutcome<Data>[]> {
  return Promise.all(
    files.map(async (file) => {
      try {
        return { file, data: await send(file) };
      } catch (error) {
        return { file, error };
      }
    }),
  );
}
