import { createStored, shapedLike } from '@/lib/client/stored';

/** What a registration leaves for the home page to say, once: `email` is where the verification link was sent. */
type WelcomeNote = { email?: string };

export const welcomeNote = createStored<WelcomeNote | null>({
  key: 'welcome',
  area: 'session',
  schema: shapedLike({}),
  initial: null,
});
