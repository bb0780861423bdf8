import 'server-only';

/** The backend is known to be away (`down`), or too many calls wait for it already (`busy`): it was not asked. */
export class NotAskedError extends Error {
  override name = 'NotAskedError';
  readonly reason: 'down' | 'busy';
  constructor(reason: 'down' | 'busy') {
    super(reason === 'down' ? 'the backend is away' : 'too many calls wait for the backend');
    this.reason = reason;
  }
}

/** The bundles know the class each for itself: told by its name. */
export const isNotAsked = (error: unknown): error is NotAskedError => error instanceof Error && error.name === 'NotAskedError';
