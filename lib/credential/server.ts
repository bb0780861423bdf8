import 'server-only';
import { headers } from 'next/headers';
import { isApiError } from '@/lib/api/error';
import { serverApi } from '@/lib/calls/server';
import { credentialCalls } from '@/lib/credential/schema';
import { admit } from '@/lib/server/bff/rate-limits';
import { CLIENT_IP_HEADER } from '@/lib/server/client-address';
import { log } from '@/lib/server/log';

/** A code from the URL: good is a single text of plausible length. */
type Code = string | string[] | undefined;

/**
 * Whether the backend accepts the code of a verification link. Any failure counts as no, exceeded rate limits included.
 */
export const verifyLink = (code: Code): Promise<boolean> => isAccepted(credentialCalls.verify, code);

/** Whether the backend accepts the code of a password reset link. Does not use the code up. */
export const checkCode = (code: Code): Promise<boolean> => isAccepted(credentialCalls.checkVerificationCode, code);

async function isAccepted(
  call: typeof credentialCalls.verify | typeof credentialCalls.checkVerificationCode,
  verification_code: Code,
): Promise<boolean> {
  if (typeof verification_code !== 'string' || !verification_code || verification_code.length > 500) return false;
  const clientAddress = (await headers()).get(CLIENT_IP_HEADER) ?? 'unknown';
  const { refusal } = await admit(call, { address: clientAddress });
  if (refusal) {
    log.info({ limit: refusal.limit, key: refusal.key }, 'too many verification codes');
    return false;
  }
  try {
    return (await serverApi(call, { query: { verification_code }, clientAddress })).is_valid;
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ error }, 'verification code counted as refused');
    return false;
  }
}
