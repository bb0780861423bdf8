import { isApiError } from '@/lib/api/error';
import { sessionStore } from '@/lib/session/store';

/** Whether the backend does not let guests do what this guest wanted to do: they can log in and do it then. */
export const isRefusedGuest = (error: unknown): boolean => isApiError(error, 'unauthorized', 'forbidden') && sessionStore.get() === 'guest';
