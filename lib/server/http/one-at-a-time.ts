import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Step } from './step.ts';

/**
 * Requests of one connection that may wait for their turn. Neither browsers nor proxies send a second one before the
 * first has its response.
 */
const MAX_WAITING = 64;

/** For each connection that has a request at work its response, and what waits. */
const connections = new WeakMap<Socket, { response: ServerResponse; waiting: (() => void)[] }>();

/**
 * Works on one request of a connection at a time, as proxies do: Node would begin all that one packet holds at once,
 * and a thousand fit into 60 kB. A connection that sends more than may wait is closed; what waits for a visitor who
 * left is dropped.
 */
export const oneAtATime: Step = ({ socket }, response, next) => {
  const waiting = connections.get(socket)?.waiting ?? [];
  const work = () => {
    connections.set(socket, { response, waiting });
    response.once('close', () => {
      const following = socket.destroyed ? undefined : waiting.shift();
      if (following) following();
      else connections.delete(socket);
    });
    next();
  };
  if (!isAtWork(socket)) work();
  else if (waiting.length < MAX_WAITING) waiting.push(AsyncResource.bind(work));
  else socket.destroy();
};

/** Whether a request of this connection is being worked on, and whether more of them wait for their turn. */
export const isAtWork = (socket: Socket): boolean => connections.has(socket);

export const hasMoreToDo = (socket: Socket): boolean => (connections.get(socket)?.waiting.length ?? 0) > 0;

/** Whether a response has begun to go out. */
export const isAnswering = (socket: Socket): boolean => connections.get(socket)?.response.headersSent ?? false;
