import { ApiError, isApiError } from '@/lib/api/error';
import { createStore } from '@/lib/client/store';
import { retryMinutes } from '@/lib/form/labels';
import { isNamed } from '@/lib/format/readable';
import { toastFailure, toastRejection } from '@/lib/outcome-toast';
import { type FileProblem, PDF_TYPE, problemOf } from '@/lib/upload/check';
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

export type PictureListOptions = {
  /** how many are accepted; with more the list's problem is `tooMany` */
  max: number;
  /** prepares a chosen file for its upload. @throws UnreadablePictureError */
  prepare: (file: File, signal: AbortSignal) => Promise<File>;
  /** uploads a prepared file. @throws ApiError */
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<{ url: string }>;
};

export type PictureListState = { pictures: readonly ChosenPicture[]; problem?: PictureProblem | 'tooMany' };

const PROBLEMS = new Map<number, PictureProblem>([
  [413, 'tooLarge'],
  [415, 'notImage'],
  [429, 'limited'],
]);

let count = 0;
/** Pictures are prepared one at a time over all lists: a phone's photo takes 50 MB of memory meanwhile. */
let preparing: Promise<unknown> = Promise.resolve();

/**
 * Chosen pictures: prepared one by one, uploaded in parallel. A failed one can be retried alone; none is uploaded
 * twice.
 */
export function createPictureList({ max, prepare, send }: PictureListOptions) {
  const store = createStore<PictureListState>({ pictures: [] });
  const prepared = new Map<string, Promise<File>>();
  const uploads = new Map<string, Promise<string>>();
  let preparation = new AbortController();
  let upload = new AbortController();
  let isShown = true;
  let held = 0;

  const pictures = () => store.get().pictures;
  const find = (key: string) => pictures().find((picture) => picture.key === key);
  const update = (key: string, change: Partial<ChosenPicture>) =>
    store.set((state) => ({
      ...state,
      pictures: state.pictures.map((picture) =>
        picture.key === key
          ? { ...picture, problem: undefined, serverMessage: undefined, isStopped: undefined, ...change }
          : picture,
      ),
    }));

  function release({ key, preview }: ChosenPicture) {
    if (preview) URL.revokeObjectURL(preview);
    prepared.delete(key);
  }

  function startPreparing({ key, file }: ChosenPicture) {
    const { signal } = preparation;
    const ready = preparing.then(() => {
      signal.throwIfAborted();
      return prepare(file, signal);
    });
    preparing = ready.catch(() => {});
    prepared.set(key, ready);
    ready.then(
      (result) => {
        const picture = find(key);
        // a picture that is being sent already stays in that state
        if (picture)
          update(key, {
            // a document has none
            preview: result.type === PDF_TYPE ? '' : URL.createObjectURL(result),
            size: result.size,
            state: picture.state === 'preparing' ? 'ready' : picture.state,
          });
      },
      (error: unknown) => {
        if (!find(key)) return;
        update(key, { state: 'refused', problem: unreadable(error) });
        toastRejection();
      },
    );
  }

  async function uploadOne(key: string, { signal }: AbortController): Promise<string> {
    const picture = find(key);
    const ready = prepared.get(key);
    if (!picture || !ready) throw new DOMException('The picture was removed', 'AbortError');
    if (picture.url) return picture.url;
    update(key, { state: 'sending', progress: 0 });
    const file = await ready;
    try {
      if (signal.aborted) throw new ApiError('aborted', 'POST /upload');
      const { url } = await send(file, {
        signal,
        onProgress: (progress) => update(key, { state: 'sending', progress }),
      });
      update(key, { state: 'sent', progress: 1, url });
      return url;
    } catch (error) {
      fail(key, error);
      throw error;
    }
  }

  /** Marks a picture as failed; also for the caller, when an order does not accept a picture that was uploaded. */
  function fail(key: string, error: unknown) {
    if (isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError'))
      return update(key, { state: 'ready', isStopped: true });
    update(key, {
      state: 'failed',
      problem: PROBLEMS.get(isApiError(error) ? (error.status ?? 0) : 0) ?? 'failed',
      minutes: isApiError(error, 'limited') ? retryMinutes(error) : undefined,
      serverMessage:
        isApiError(error, 'refused') && error.status !== 415 && error.status !== 408 ? error.serverMessage : '',
    });
  }

  /** Uploads a picture, or returns its URL if it was uploaded before. @throws ApiError, UnreadablePictureError */
  function sendOne(key: string): Promise<string> {
    const running = uploads.get(key) ?? uploadOne(key, upload).finally(() => uploads.delete(key));
    uploads.set(key, running);
    return running;
  }

  /** Aborts the uploads that are running. The pictures stay. */
  function stop() {
    upload.abort();
    upload = new AbortController();
  }

  /**
   * Uploads all pictures, in parallel.
   * @returns their URLs in order; rejects with the first failure once all have settled
   */
  async function uploadAll(): Promise<string[]> {
    const keys = pictures().flatMap(({ key, state }) => (state === 'refused' ? [] : [key]));
    const outcomes = await Promise.allSettled(keys.map(sendOne));
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  }

  /** Removes all pictures, and aborts what is running. */
  function reset() {
    preparation.abort();
    preparation = new AbortController();
    stop();
    for (const picture of pictures()) release(picture);
    store.set({ pictures: [] });
  }

  /** Keeps the pictures for an upload that runs later, also where their page is left before. Call the result once. */
  function hold<Result>(run: () => Promise<Result>): () => Promise<Result> {
    held += 1;
    return () =>
      run().finally(() => {
        held -= 1;
        if (!isShown && held === 0) reset();
      });
  }

  return {
    store,
    read: store.get,
    send: sendOne,
    stop,
    fail,
    reset,
    hold,
    upload: uploadAll,

    /** For a component that shows the list. @returns what it does when it goes: only pictures that are held stay */
    show() {
      isShown = true;
      return () => {
        isShown = false;
        if (held === 0) reset();
      };
    },

    /** Accepts valid files up to `max`. Refused ones are shown with the reason until the next choice. */
    add(chosen: Iterable<File>) {
      const kept = pictures().filter((picture) => picture.state !== 'refused');
      let room = max - kept.length;
      let isFull = false;
      const added: ChosenPicture[] = [];
      for (const file of chosen) {
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
      store.set({ pictures: [...kept, ...added], problem });
      if (problem) toastRejection();
      for (const picture of added) if (!picture.problem) startPreparing(picture);
    },

    remove(key: string) {
      const picture = find(key);
      if (picture) release(picture);
      store.set({ pictures: pictures().filter((one) => one.key !== key) });
    },

    /** Uploads a failed picture again; the picture shows the outcome. */
    retry(key: string) {
      void sendOne(key).catch((error: unknown) => toastFailure(error));
    },
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
function unreadable(error: unknown): PictureProblem {
  const kind =
    error instanceof Error && error.name === 'UnreadablePictureError' && 'kind' in error ? String(error.kind) : '';
  return isNamed(FAULTS, kind) ? kind : 'failed';
}
