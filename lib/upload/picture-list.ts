import { ApiError, isApiError } from '@/lib/api/error';
import { retryMinutes } from '@/lib/form/labels';
import { toastFailure, toastRejection } from '@/lib/outcome-toast';
import { type FileProblem, problemOf } from '@/lib/upload/check';

/**
 * Where a chosen picture is: `refused` before anything was sent, `preparing` (made ready to be sent), `ready`, `sending`,
 * `sent`, `failed` on its way.
 */
export type PictureState = 'refused' | 'preparing' | 'ready' | 'sending' | 'sent' | 'failed';
/** Keys of the message namespace `Upload`: why a picture was refused, or did not get through. */
export type PictureProblem = FileProblem | 'heic' | 'broken' | 'failed' | 'limited';

export type ChosenPicture = {
  key: string;
  name: string;
  /** as it was chosen */
  file: File;
  /** bytes of what is sent, once that is known */
  size: number;
  /** an address to show it from; '' while it is made ready, and for what cannot be shown */
  preview: string;
  state: PictureState;
  /** the share that is through, 0 to 1 */
  progress: number;
  /** its address in the file service, once it is there */
  url?: string;
  problem?: PictureProblem;
  /** after how many minutes to try again, where too many were sent */
  minutes?: number;
  /** why it failed, in the server's own words; '' for none */
  said?: string;
  /** ready again because it was stopped on its way */
  isStopped?: boolean;
};

/** Bytes of a picture on its way to be sent. */
export type PictureListOptions = {
  /** how many are taken; more are refused as a whole choice's `tooMany` */
  max: number;
  /** makes one ready to be sent. @throws UnreadablePictureError */
  prepare: (file: File, signal: AbortSignal) => Promise<File>;
  /** sends one. @throws ApiError */
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<{ url: string }>;
};

export type PictureListState = { pictures: readonly ChosenPicture[]; problem?: PictureProblem | 'tooMany' };
export type PictureList = ReturnType<typeof createPictureList>;

/** What the shop's door says of a file. */
const REFUSED = new Map<number, PictureProblem>([
  [413, 'tooLarge'],
  [415, 'notImage'],
  [429, 'limited'],
]);

let count = 0;
/** One at a time, whichever list they are in: a phone photo takes 50 MB of memory while it is made ready. */
let preparing: Promise<unknown> = Promise.resolve();

/**
 * Pictures that were chosen and are not yet part of anything: made ready, shown, sent to the file service in parallel,
 * each for itself. What failed stays and can be tried again alone; what is through is not sent twice.
 */
export function createPictureList({ max, prepare, send }: PictureListOptions) {
  let state: PictureListState = { pictures: [] };
  const listeners = new Set<() => void>();
  const files = new Map<string, Promise<File>>();
  const sending = new Map<string, Promise<string>>();
  const addresses = new Map<string, string>();
  let life = new AbortController();
  let trip = new AbortController();

  function change(next: Partial<PictureListState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const set = (key: string, next: Partial<ChosenPicture>) =>
    change({
      pictures: state.pictures.map((picture) =>
        picture.key === key ? { ...picture, problem: undefined, said: undefined, isStopped: undefined, ...next } : picture,
      ),
    });
  const find = (key: string) => state.pictures.find((picture) => picture.key === key);

  function release(key: string) {
    const address = addresses.get(key);
    if (address) URL.revokeObjectURL(address);
    addresses.delete(key);
    files.delete(key);
  }

  function start(picture: ChosenPicture) {
    const { signal } = life;
    const prepared = preparing.then(() => {
      signal.throwIfAborted();
      return prepare(picture.file, signal);
    });
    preparing = prepared.catch(() => {});
    files.set(picture.key, prepared);
    prepared.then(
      (file) => {
        if (!find(picture.key)) return;
        const preview = URL.createObjectURL(file);
        addresses.set(picture.key, preview);
        // it may be waited for already
        set(picture.key, { preview, size: file.size, ...(find(picture.key)?.state === 'preparing' ? { state: 'ready' } : {}) });
      },
      (error: unknown) => {
        if (!find(picture.key)) return;
        set(picture.key, { state: 'refused', problem: unreadable(error) });
        toastRejection();
      },
    );
  }

  async function through(key: string, { signal }: AbortController): Promise<string> {
    const picture = find(key);
    const prepared = files.get(key);
    if (!picture || !prepared) throw new DOMException('The picture was taken away', 'AbortError');
    if (picture.url) return picture.url;
    set(key, { state: 'sending', progress: 0 });
    const file = await prepared;
    try {
      // stopped while it was made ready: the caller hears the same as for one that was stopped on its way
      if (signal.aborted) throw new ApiError('aborted', 'POST /upload');
      const { url } = await send(file, { signal, onProgress: (progress) => set(key, { state: 'sending', progress }) });
      set(key, { state: 'sent', progress: 1, url });
      return url;
    } catch (error) {
      fail(key, error);
      throw error;
    }
  }

  /** What became of it after it was sent may be known elsewhere: an order that does not take the proof, for one. */
  function fail(key: string, error: unknown) {
    if (isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError')) set(key, { state: 'ready', isStopped: true });
    else
      set(key, {
        state: 'failed',
        problem: REFUSED.get(isApiError(error) ? (error.status ?? 0) : 0) ?? 'failed',
        minutes: isApiError(error, 'limited') ? retryMinutes(error) : undefined,
        said: isApiError(error, 'refused') && error.status !== 415 && error.status !== 408 ? error.serverMessage : '',
      });
  }

  function sendOne(key: string): Promise<string> {
    const known = sending.get(key);
    if (known) return known;
    const way = through(key, trip).finally(() => sending.delete(key));
    sending.set(key, way);
    return way;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,

    /** Takes what it can of a choice. What it refuses is shown with the reason until the next choice. */
    add(chosen: Iterable<File>) {
      const kept = state.pictures.filter((picture) => picture.state !== 'refused');
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
        added.push({
          key: `picture-${count}`,
          name: file.name,
          file,
          size: file.size,
          preview: '',
          state: problem ? 'refused' : 'preparing',
          progress: 0,
          problem,
        });
      }
      const problem = isFull ? 'tooMany' : added.find((picture) => picture.problem)?.problem;
      change({ pictures: [...kept, ...added], problem });
      if (problem) toastRejection();
      for (const picture of added) if (!picture.problem) start(picture);
    },

    remove(key: string) {
      change({ pictures: state.pictures.filter((picture) => picture.key !== key), problem: undefined });
      release(key);
    },

    /** Sends one, or gives its address when it is through already. @throws ApiError, UnreadablePictureError */
    send: sendOne,
    fail,

    /** Sends one that failed again; how it went shows at the picture. */
    retry(key: string) {
      void sendOne(key).catch((error: unknown) => toastFailure(error));
    },

    /**
     * Sends what is not sent yet, in parallel.
     * @returns the addresses in order once all are through; rejects with the first failure when all have come to an end
     */
    async upload(): Promise<string[]> {
      const keys = state.pictures.filter((picture) => picture.state !== 'refused').map(({ key }) => key);
      const outcomes = await Promise.allSettled(keys.map(sendOne));
      return outcomes.map((outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      });
    },

    /** Gives up what is on its way. The pictures stay. */
    stop() {
      trip.abort();
      trip = new AbortController();
    },

    /** Forgets all of them, and gives up what is on its way. */
    reset() {
      life.abort();
      life = new AbortController();
      trip.abort();
      trip = new AbortController();
      for (const { key } of state.pictures) release(key);
      change({ pictures: [], problem: undefined });
    },
  };
}

/** `UnreadablePictureError` says which; it comes with the code that is loaded late, so it is known by its name here. */
function unreadable(error: unknown): PictureProblem {
  const kind = error instanceof Error && error.name === 'UnreadablePictureError' && 'kind' in error ? error.kind : undefined;
  return kind === 'heic' ? 'heic' : kind === 'broken' ? 'broken' : 'failed';
}
