/**
 * Calls that the walk does not make, for they change something: what their responses say is an acknowledgement, or is read
 * again by a call that the walk makes. A call that is neither here nor made fails the walk.
 */
const CHANGES = [
  ...['editAccount', 'editNotificationSettings', 'editRecipient', 'bindCreditCard', 'setDefaultCreditCard', 'deleteCreditCard', 'sendEnquiry'],
  ...['writePostReview', 'likePost', 'addToCart', 'clearCart', 'checkout', 'toggleWishlist', 'redeemVoucher', 'uploadProof', 'completeOrder'],
  ...['cancelOrder', 'writeOrderReview', 'writeRefundRequest', 'register', 'migrate', 'verify', 'forgetPassword', 'resetPassword', 'updatePassword'],
  ...['changeEmail', 'requestEmailChange', 'changePhone', 'requestPhoneChange', 'uploadFile', 'logout'],
];
/** Calls whose schemas the walk meets elsewhere. */
const SAME_SCHEMAS = [
  // the order's own, which `getOrder` shows in full; a guest's look-up is answered with one order of few parts
  'getGuestOrder',
  // single entries, asked for where a dialog opens or an address names them: their lists are walked
  ...['getVoucher', 'getRedeemedVoucher', 'checkVerificationCode'],
  // below the cart, once its lines are ticked: React's own text and the parts that listing and look-up show as well
  ...['getCouriers', 'getCartRelatedProducts', 'getWarehouses'],
];
/** An appointment whose own status is hostile shows no reviews. */
const HIDDEN_FIELDS = ['getOrderReviews data[].status', 'getOrderReviews data[].images[].crop'];

/** Whether no screen of the walk needs to be given a field, named `call path`. */
export const isUnasked = (field: string): boolean =>
  [...CHANGES, ...SAME_SCHEMAS].some((call) => field.startsWith(`${call} `)) || HIDDEN_FIELDS.some((start) => field.startsWith(start));
