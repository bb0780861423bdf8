import { type IncomingMessage, ServerResponse } from 'node:http';

type FirstChunk = (chunk: string | Uint8Array, isWhole: boolean) => string | Uint8Array | undefined;

/**
 * The response that the server hands to Next (`createServer`'s `ServerResponse` option): handlers that run before Next can
 * complete the head and the body on their way out.
 */
export class ShopResponse extends ServerResponse<IncomingMessage> {
  readonly #headCallbacks: (() => void)[] = [];
  #transform: FirstChunk | undefined;

  /** Runs once, just before the head is sent: `statusCode` and all headers are known, and may still be changed. */
  beforeHead(callback: () => void): void {
    this.#headCallbacks.push(callback);
  }

  /** Replaces the first chunk of the body, which is all of it when `isWhole`; undefined sends none. Runs before the head is sent. */
  transformBody(transform: FirstChunk): void {
    this.#transform = transform;
  }

  override writeHead(statusCode: number, ...rest: unknown[]): this {
    this.statusCode = statusCode;
    for (const callback of this.#headCallbacks.splice(0)) callback();
    return Reflect.apply(super.writeHead, this, [this.statusCode, ...rest]) as this;
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    return Reflect.apply(super.write, this, [this.#transformed(chunk, false), ...rest]) as boolean;
  }

  override end(...values: unknown[]): this {
    return Reflect.apply(super.end, this, [this.#transformed(values[0], true), ...values.slice(1)]) as this;
  }

  #transformed(chunk: unknown, isWhole: boolean): unknown {
    const transform = this.#transform;
    if (!transform || this.headersSent || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return chunk;
    this.#transform = undefined;
    return transform(chunk, isWhole);
  }
}
