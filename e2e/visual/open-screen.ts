import { giveSign } from '../support/person.ts';
import type { At, Screen } from './screen.ts';
import { atRest, watchRequests } from './stable-page.ts';

type LogIn = (login: { email: string; password: string }) => Promise<void>;

/** Goes to a screen as its entry says, and waits until it has come to rest. */
export async function openScreen({ as, before, path, after }: Screen, at: At, logIn: LogIn): Promise<void> {
  const requests = watchRequests(at.page);
  if (as) await logIn(as);
  await before?.(at);
  await at.page.goto(at.path(path));
  await giveSign(at.page);
  await atRest(at.page, requests);
  if (!after) return;
  await after(at);
  await atRest(at.page, requests);
}
