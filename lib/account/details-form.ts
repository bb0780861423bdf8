import * as z from 'zod/mini';

/** What the form of the account's details takes. It holds codes; the words are in the messages. '' is "not given". */
export const DetailsFormSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(60, { error: 'tooLong' })),
  gender: z.string(),
  country: z.string(),
});
export type DetailsForm = z.infer<typeof DetailsFormSchema>;
