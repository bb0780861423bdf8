import * as z from 'zod/mini';

/** TEMP is a guest; any other type is a registered user (specification 4). */
export const LoginTypeSchema = z.enum(['TEMP', 'EMAIL', 'PHONE']);
export type LoginType = z.infer<typeof LoginTypeSchema>;

/** What reaches the backend. For TEMP the relay adds `login_id` and `password`: the browser sends the type alone. */
export const LoginSchema = z.strictObject({ login_id: z.string(), type: LoginTypeSchema, password: z.string() });
export type Login = z.infer<typeof LoginSchema>;

/** The relay turns `token` into the cookie and takes it out of the body. */
export const LoginAnswerSchema = z.object({ token: z.string(), type: z.optional(LoginTypeSchema) });

export const UserSchema = z.object({
  _id: z.string(),
  type: LoginTypeSchema,
  username: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  area_code: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  avatar: z.optional(z.nullable(z.string())),
});
export type User = z.infer<typeof UserSchema>;
export const UserAnswerSchema = z.object({ user: UserSchema });
