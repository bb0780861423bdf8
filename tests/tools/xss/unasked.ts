import { type CallName, contract } from '@/lib/contract';

/** Sent by POST, and changes nothing. */
const READS = new Set<CallName>(['getCart', 'login']);
/** Sent by GET, and changes something. */
const CHANGES = new Set<CallName>(['requestEmailChange', 'requestPhoneChange', 'verify', 'logout']);
/** Calls whose schemas the walk meets elsewhere. */
const SAME_SCHEMAS = new Set<CallName>([
  // the order's own, which `getOrder` shows in full; a guest's look-up is answered with one order of few parts
  'getGuestOrder',
  // single entries, asked for where a dialog opens or an address names them: their lists are walked
  'getVoucher',
  'getRedeemedVoucher',
  'checkVerificationCode',
  // below the cart, once its lines are ticked: React's own text and the parts that listing and look-up show as well
  'getCouriers',
  'getCartRelatedProducts',
  'getWarehouses',
]);
/** An appointment whose own status is hostile shows no reviews. */
const HIDDEN_FIELDS = ['getOrderReviews data[].status', 'getOrderReviews data[].images[].crop'];

/**
 * Whether no screen of the walk needs to be given a field, named `call path`. Calls that change something are not made:
 * what their responses say is an acknowledgement, or is read again by a call that the walk makes.
 */
export function isUnasked(field: string): boolean {
  const call = field.split(' ', 1)[0] as CallName;
  const isChange = CHANGES.has(call) || (contract[call]?.method !== 'GET' && !READS.has(call));
  return isChange || SAME_SCHEMAS.has(call) || HIDDEN_FIELDS.some((start) => field.startsWith(start));
}
