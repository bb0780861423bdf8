import { ApiError, isApiError } from '@/lib/api/error';
import { createStore } from '@/lib/client/store';
import { retryMinutes } from '@/lib/form/labels';
import { toastFailure, toastRejection } from '@/lib/outcome-toast';
import { type FileProblem, problemOf } from '@/lib/upload/check';

/** `refused`: not sent at all · `preparing`: being scaled down before it is sent */
type PictureState = 'refused' | 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
/** Keys of the messages `Upload`: why a picture was refused, or could not be uploaded. */
export type PictureProblem = FileProblem | 'heic' | 'broken' | 'failed' | 'limited';

export type ChosenPicture = {
  key: string;
  name: string;
  /** as it was chosen */
  file: File;
  /** bytes of what is sent, once that is known */
  size: number;
  /** object URL to show it from; '' while it is being prepared, and for what cannot be shown */
  preview: string;
  state: PictureState;
  /** the share that has been sent, 0 to 1 */
  progress: number;
  /** its address in the file service, once it is there */
  url?: string;
  problem?: PictureProblem;
  /** after how many minutes to try again, where too many were sent */
  minutes?: number;
  /** why it failed, in the server's own words; '' for none */
  said?: string;
  /** ready again because the shopper stopped its upload */
  isStopped?: boolean;
};

export type PictureListOptions = {
  /** how many are accepted; with more the list's problem is `tooMany` */
  max: number;
  /** makes a chosen file ready to be sent. @throws UnreadablePictureError */
  prepare: (file: File, signal: AbortSignal) => Promise<File>;
  /** uploads a prepared file. @throws ApiError */
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<{ url: string }>;
};

export type PictureListState = { pictures: readonly ChosenPicture[]; problem?: PictureProblem | 'tooMany' };

/** What an upload's HTTP status says about the file. */
const PROBLEMS = new Map<number, PictureProblem>([
  [413, 'tooLarge'],
  [415, 'notImage'],
  [429, 'limited'],
]);

let count = 0;
/** Pictures are prepared one at a time over all lists: a phone's photo takes 50 MB of memory meanwhile. */
let preparing: Promise<unknown> = Promise.resolve();

/**
 * Pictures that were chosen and are not yet part of anything: prepared, shown, and uploaded in parallel, each on its own. One
 * that failed stays and can be tried again alone; one that was sent is not sent twice.
 */
export function createPictureList({ max, prepare, send }: PictureListOptions) {
  const store = createStore<PictureListState>({ pictures: [] });
  const prepared = new Map<string, Promise<File>>();
  const uploads = new Map<string, Promise<string>>();
  let preparation = new AbortController();
  let upload = new AbortController();

  const pictures = () => store.get().pictures;
  const find = (key: string) => pictures().find((picture) => picture.key === key);
  const update = (key: string, change: Partial<ChosenPicture>) =>
    store.set((state) => ({
      ...state,
      pictures: state.pictures.map((picture) =>
        picture.key === key ? { ...picture, problem: undefined, said: undefined, isStopped: undefined, ...change } : picture,
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
        if (picture) update(key, { preview: URL.createObjectURL(result), size: result.size, state: picture.state === 'preparing' ? 'ready' : picture.state });
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
      const { url } = await send(file, { signal, onProgress: (progress) => update(key, { state: 'sending', progress }) });
      update(key, { state: 'sent', progress: 1, url });
      return url;
    } catch (error) {
      fail(key, error);
      throw error;
    }
  }

  /** Marks a picture as failed; also for the caller, when an order does not accept a picture that was uploaded. */
  function fail(key: string, error: unknown) {
    if (isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError')) return update(key, { state: 'ready', isStopped: true });
    update(key, {
      state: 'failed',
      problem: PROBLEMS.get(isApiError(error) ? (error.status ?? 0) : 0) ?? 'failed',
      minutes: isApiError(error, 'limited') ? retryMinutes(error) : undefined,
      said: isApiError(error, 'refused') && error.status !== 415 && error.status !== 408 ? error.serverMessage : '',
    });
  }

  /** Uploads a picture, or returns its address if it was uploaded before. @throws ApiError, UnreadablePictureError */
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

  return {
    store,
    read: store.get,
    send: sendOne,
    stop,
    fail,

    /** Accepts what it can of a choice. What it refuses is shown with the reason until the next choice. */
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
        added.push({ key: `picture-${count}`, name, file, size, preview: '', state: problem ? 'refused' : 'preparing', progress: 0, problem });
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

    /** Uploads one again that failed; the outcome shows at the picture. */
    retry(key: string) {
      void sendOne(key).catch((error: unknown) => toastFailure(error));
    },

    /** Uploads what has not been, in parallel. @returns the addresses in order; rejects with the first failure once all have ended */
    async upload(): Promise<string[]> {
      const keys = pictures().flatMap(({ key, state }) => (state === 'refused' ? [] : [key]));
      const outcomes = await Promise.allSettled(keys.map(sendOne));
      return outcomes.map((outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      });
    },

    /** Removes all pictures, and aborts what is running. */
    reset() {
      preparation.abort();
      preparation = new AbortController();
      stop();
      for (const picture of pictures()) release(picture);
      store.set({ pictures: [] });
    },
  };
}

/** `UnreadablePictureError` is recognised by its name: its module is loaded lazily. */
function unreadable(error: unknown): PictureProblem {
  const kind = error instanceof Error && error.name === 'UnreadablePictureError' && 'kind' in error ? error.kind : undefined;
  return kind === 'heic' ? 'heic' : kind === 'broken' ? 'broken' : 'failed';
}
