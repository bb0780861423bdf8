import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import { LoginAnswerSchema, LoginSchema, UserAnswerSchema } from '@/lib/session/schema';

export const sessionCalls = {
  login: call({ method: 'POST', path: '/auth/login', access: 'public', body: LoginSchema, answer: LoginAnswerSchema }),
  logout: call({ method: 'GET', path: '/auth/logout', access: 'session', answer: DoneSchema }),
  getUser: call({ method: 'GET', path: '/auth/user', access: 'session', answer: UserAnswerSchema }),
};
