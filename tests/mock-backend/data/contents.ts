import type { Content } from '@/lib/content/schema';
import { ABOUT } from './contents/about.ts';
import { DISCLAIMER } from './contents/disclaimer.ts';
import { PAYMENT_TERMS } from './contents/payment.ts';
import { PRIVACY_POLICY } from './contents/privacy.ts';
import { REFUND_POLICY } from './contents/refund.ts';
import { TERMS } from './contents/terms.ts';

/** The pages that staff write, found by slug. */
export const CONTENTS: Content[] = [ABOUT, DISCLAIMER, PAYMENT_TERMS, PRIVACY_POLICY, REFUND_POLICY, TERMS];
