/** The Web Locks API as far as the shop uses it: exclusive locks of one origin. jsdom has none. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  type Work = (lock: object | null) => Promise<unknown>;
  async function request(name: string, ...args: [Work] | [{ ifAvailable: boolean }, Work]): Promise<unknown> {
    const [options, work] = args.length === 2 ? args : [{ ifAvailable: false }, args[0]];
    const before = held.get(name);
    if (before && options.ifAvailable) return work(null);
    const running = Promise.resolve(before).then(() => work({}));
    const ended = running.catch(() => undefined).then(() => void (held.get(name) === ended && held.delete(name)));
    held.set(name, ended);
    return running;
  }
  return { request, isHeld: (name: string) => held.has(name) };
}
