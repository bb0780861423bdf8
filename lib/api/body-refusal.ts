/** Why a request's body does not go on to the backend. */
export class BodyRefusal extends Error {
  constructor(
    readonly status: 408 | 413 | 415 | 422 | 499,
    message: string,
  ) {
    super(message);
  }
}
