import axios from 'axios';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { createClient } from '@/lib/api/client';
import { isApiError } from '@/lib/api/error';
import { type Enquiry, enquiryCalls, EnquirySchema } from '@/lib/enquiry/schema';
import { type Bff, SESSION, startBff } from '../server/bff/start-bff.ts';

/**
 * A backend that calls fields of an enquiry, and of its response, otherwise. This is all that a change of its names
 * takes.
 */
const { name, phone, description, ...unchanged } = EnquirySchema.shape;
const WireEnquirySchema = z.strictObject({ ...unchanged, full_name: name, mobile: phone, message: description });
const MappedEnquirySchema = z.codec(WireEnquirySchema, z.custom<Enquiry>(), {
  decode: ({ full_name, mobile, message, ...rest }) => ({
    ...rest,
    name: full_name,
    phone: mobile,
    description: message,
  }),
  encode: ({ name: full_name, phone: mobile, description: message, ...rest }) => ({
    ...rest,
    full_name,
    mobile,
    message,
  }),
});
const ResponseSchema = z.codec(z.object({ text: z.string() }), z.custom<{ message: string }>(), {
  decode: ({ text }) => ({ message: text }),
  encode: ({ message }) => ({ text: message }),
});
const sendEnquiry = call({ ...enquiryCalls.sendEnquiry, body: MappedEnquirySchema, response: ResponseSchema });
vi.mock('@/lib/contract', () => ({ contract: { sendEnquiry } }));

const enquiry: Enquiry = {
  name: ' Ka Yan ',
  email: 'kayan@example.hk',
  area_code: '+852',
  phone: '91234567',
  subject: 'A flat',
  description: 'Two rooms.',
};
const wire = {
  full_name: 'Ka Yan',
  email: 'kayan@example.hk',
  area_code: '+852',
  mobile: '91234567',
  subject: 'A flat',
  message: 'Two rooms.',
};

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.backend = () => Response.json({ text: 'Thank you' });
});

/** The browser's client, in front of the BFF. */
const client = createClient({
  http: axios.create({
    adapter: async (config) => {
      const response = await bff.ask('POST', '/enquiries', {
        body: JSON.parse(config.data as string) as unknown,
        cookies: SESSION,
      });
      return { data: await response.text(), status: response.status, statusText: '', headers: {}, config };
    },
  }),
  warn: (line) => expect.fail(line),
  newRequestId: () => 'request-1',
});

test('a domain whose fields the backend calls otherwise is mapped both ways, through the BFF', async () => {
  expect(await client(sendEnquiry, { body: enquiry })).toEqual({ message: 'Thank you' });
  expect(bff.sent.map(({ body }) => body)).toEqual([wire]);
});

test('the rules of every body hold for the backend’s names', async () => {
  const Renamed = z.codec(z.object({ email: z.string() }), z.custom<{ mail: string }>(), {
    decode: ({ email }) => ({ mail: email }),
    encode: ({ mail }) => ({ email: mail }),
  });
  const failure = await client({ ...sendEnquiry, body: Renamed }, { body: { mail: 'nobody' } }).catch(
    (error: unknown) => error,
  );
  expect(isApiError(failure, 'email')).toBe(true);
  expect(bff.sent).toEqual([]);
});

test('the BFF takes the backend’s names alone', async () => {
  expect((await bff.ask('POST', '/enquiries', { body: wire, cookies: SESSION })).status).toBe(200);
  expect((await bff.ask('POST', '/enquiries', { body: enquiry, cookies: SESSION })).status).toBe(422);
});
