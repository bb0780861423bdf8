import { isApiError } from '@/lib/api/error';
import { retryMinutes } from '@/lib/form/labels';
import { isNamed } from '@/lib/format/readable';
import { type FileProblem, problemOf } from '@/lib/upload/check';
import type { PictureFault } from '@/lib/upload/picture';

/** `refused`: not sent at all · `preparing`: being scaled down before it is sent */
type PictureState = 'refused' | 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
/** Keys of the messages `Upload`: why a picture was refused, or could not be uploaded. */
export type PictureProblem = FileProblem | PictureFault | 'failed' | 'limited';

export type ChosenPicture = {
  key: string;
  name: string;
  /** the original */
  file: File;
  /** bytes; of the prepared file once there is one */
  size: number;
  /** object URL; '' until it is prepared, and for a PDF */
  preview: string;
  state: PictureState;
  /** fraction that has been sent, 0 to 1 */
  progress: number;
  /** its URL in the file service once it is uploaded */
  url?: string;
  problem?: PictureProblem;
  /** retry after so many minutes, when rate-limited */
  minutes?: number;
  /** the server's own message; '' for none */
  serverMessage?: string;
  /** ready again because its upload was stopped */
  isStopped?: boolean;
};

export type PictureListState = { pictures: readonly ChosenPicture[]; problem?: PictureProblem | 'tooMany' };

let count = 0;

/**
 * The list with more files chosen: valid ones up to `max`. Refused ones are shown with the reason until the next choice.
 */
export function withChosen(
  pictures: readonly ChosenPicture[],
  files: Iterable<File>,
  max: number,
): PictureListState & { added: readonly ChosenPicture[] } {
  const kept = pictures.filter((picture) => picture.state !== 'refused');
  let room = max - kept.length;
  let isFull = false;
  const added: ChosenPicture[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    if (!problem && room <= 0) {
      isFull = true;
      continue;
    }
    if (!problem) room -= 1;
    count += 1;
    const { name, size } = file;
    added.push({
      key: `picture-${count}`,
      name,
      file,
      size,
      preview: '',
      state: problem ? 'refused' : 'preparing',
      progress: 0,
      problem,
    });
  }
  const problem = isFull ? 'tooMany' : added.find((picture) => picture.problem)?.problem;
  return { pictures: [...kept, ...added], problem, added };
}

const PROBLEMS = new Map<number, PictureProblem>([
  [413, 'tooLarge'],
  [415, 'notImage'],
  [429, 'limited'],
]);

/** What a picture shows once its upload has failed, or was stopped. */
export function failedUpload(error: unknown): Partial<ChosenPicture> {
  if (isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError'))
    return { state: 'ready', isStopped: true };
  return {
    state: 'failed',
    problem: PROBLEMS.get(isApiError(error) ? (error.status ?? 0) : 0) ?? 'failed',
    minutes: isApiError(error, 'limited') ? retryMinutes(error) : undefined,
    serverMessage:
      isApiError(error, 'refused') && error.status !== 415 && error.status !== 408 ? error.serverMessage : '',
  };
}

const FAULTS: Record<PictureFault, true> = {
  broken: true,
  heic: true,
  notImage: true,
  pdf: true,
  largePdf: true,
  tooLong: true,
};

/** `UnreadablePictureError` is recognised by its name: its module is loaded lazily. */
export function unreadable(error: unknown): PictureProblem {
  const kind =
    error instanceof Error && error.name === 'UnreadablePictureError' && 'kind' in error ? String(error.kind) : '';
  return isNamed(FAULTS, kind) ? kind : 'failed';
}
