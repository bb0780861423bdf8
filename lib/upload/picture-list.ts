import { ApiError } from '@/lib/api/error';
import { createStore } from '@/lib/client/store';
import { toastFailure, toastRejection } from '@/lib/outcome-toast';
import { PDF_TYPE } from '@/lib/upload/check';
import { type ChosenPicture, failedUpload, type PictureListState, unreadable, withChosen } from '@/lib/upload/chosen';

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

/** Pictures are prepared one at a time over all lists: a phone's photo takes 50 MB of memory meanwhile. */
let preparing: Promise<unknown> = Promise.resolve();

/** The chosen pictures by key. A change clears what the picture said before. */
function createPictures() {
  const store = createStore<PictureListState>({ pictures: [] });
  const all = () => store.get().pictures;
  return {
    store,
    all,
    find: (key: string) => all().find((picture) => picture.key === key),
    update: (key: string, change: Partial<ChosenPicture>) =>
      store.set((state) => ({
        ...state,
        pictures: state.pictures.map((picture) =>
          picture.key === key
            ? { ...picture, problem: undefined, serverMessage: undefined, isStopped: undefined, ...change }
            : picture,
        ),
      })),
  };
}
type Pictures = ReturnType<typeof createPictures>;

/** Prepares pictures one by one. */
function createPreparation({ find, update }: Pictures, prepare: PictureListOptions['prepare']) {
  const prepared = new Map<string, Promise<File>>();
  let controller = new AbortController();
  return {
    /** the prepared file; undefined once the picture was removed */
    fileOf: (key: string) => prepared.get(key),

    release({ key, preview }: ChosenPicture) {
      if (preview) URL.revokeObjectURL(preview);
      prepared.delete(key);
    },

    abort() {
      controller.abort();
      controller = new AbortController();
    },

    start({ key, file }: ChosenPicture) {
      const { signal } = controller;
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
    },
  };
}

/** Uploads pictures as soon as they are prepared, in parallel, each once. */
function createUploads(
  { find, update }: Pictures,
  fileOf: (key: string) => Promise<File> | undefined,
  send: PictureListOptions['send'],
) {
  const running = new Map<string, Promise<string>>();
  let controller = new AbortController();

  async function upload(key: string, { signal }: AbortController): Promise<string> {
    const picture = find(key);
    const ready = fileOf(key);
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
      update(key, failedUpload(error));
      throw error;
    }
  }

  return {
    /** Uploads a picture, or returns its URL if it was uploaded before. @throws ApiError, UnreadablePictureError */
    send(key: string): Promise<string> {
      const sending = running.get(key) ?? upload(key, controller).finally(() => running.delete(key));
      running.set(key, sending);
      return sending;
    },

    /** Aborts the uploads that are running. The pictures stay. */
    stop() {
      controller.abort();
      controller = new AbortController();
    },
  };
}

/** Whether the pictures are still needed: shown, or held for an upload. Calls `onEnd` once they are neither. */
function createUse(onEnd: () => void) {
  let isShown = true;
  let held = 0;
  const endIfUnused = () => {
    if (!isShown && held === 0) onEnd();
  };
  return {
    /** Keeps the pictures for an upload that runs later, also where their page is left before. Call the result once. */
    hold<Result>(run: () => Promise<Result>): () => Promise<Result> {
      held += 1;
      return () =>
        run().finally(() => {
          held -= 1;
          endIfUnused();
        });
    },

    /** For a component that shows the list. @returns what it does when it goes: only pictures that are held stay */
    show() {
      isShown = true;
      return () => {
        isShown = false;
        endIfUnused();
      };
    },
  };
}

/** What all of them give; the first failure once all have settled. */
async function allOf<Result>(running: readonly Promise<Result>[]): Promise<Result[]> {
  const outcomes = await Promise.allSettled(running);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/**
 * Chosen pictures: prepared one by one, uploaded in parallel. A failed one can be retried alone; none is uploaded
 * twice.
 */
export function createPictureList({ max, prepare, send }: PictureListOptions) {
  const pictures = createPictures();
  const preparation = createPreparation(pictures, prepare);
  const uploads = createUploads(pictures, preparation.fileOf, send);
  const { store } = pictures;

  /** Removes all pictures, and aborts what is running. */
  function reset() {
    preparation.abort();
    uploads.stop();
    for (const picture of pictures.all()) preparation.release(picture);
    store.set({ pictures: [] });
  }

  return {
    ...createUse(reset),
    store,
    read: store.get,
    send: uploads.send,
    stop: uploads.stop,
    reset,

    /** Marks a picture as failed: for the caller, when an order does not accept a picture that was uploaded. */
    fail: (key: string, error: unknown) => pictures.update(key, failedUpload(error)),

    /** Uploads all pictures, in parallel. @returns their URLs in order; rejects once all have settled */
    upload: () => allOf(pictures.all().flatMap(({ key, state }) => (state === 'refused' ? [] : [uploads.send(key)]))),

    /** Accepts valid files up to `max`. Refused ones are shown with the reason until the next choice. */
    add(files: Iterable<File>) {
      const { added, ...state } = withChosen(pictures.all(), files, max);
      store.set(state);
      if (state.problem) toastRejection();
      for (const picture of added) if (!picture.problem) preparation.start(picture);
    },

    remove(key: string) {
      const picture = pictures.find(key);
      if (picture) preparation.release(picture);
      store.set({ pictures: pictures.all().filter((other) => other.key !== key) });
    },

    /** Uploads a failed picture again; the picture shows the outcome. */
    retry(key: string) {
      void uploads.send(key).catch((error: unknown) => toastFailure(error));
    },
  };
}
