/**
 * Calls that this walk does not make, for they change something: what their answers say is an acknowledgement, or is read
 * anew by a call that the walk makes; and those at the end, which it does not come to. A call that is neither here nor made fails the walk.
 */
export const UNASKED: string[] = [
  'editAccount ',
  'editNotificationSettings ',
  'editRecipient ',
  'bindCreditCard ',
  'setDefaultCreditCard ',
  'deleteCreditCard ',
  'sendEnquiry ',
  'writePostReview ',
  'likePost ',
  'addToCart ',
  'clearCart ',
  'checkout ',
  'toggleWishlist ',
  'redeemVoucher ',
  'uploadProof ',
  'completeOrder ',
  'cancelOrder ',
  'writeOrderReview ',
  'writeRefundRequest ',
  'register ',
  'migrate ',
  'verify ',
  'forgetPassword ',
  'resetPassword ',
  'updatePassword ',
  'changeEmail ',
  'requestEmailChange ',
  'changePhone ',
  'requestPhoneChange ',
  'uploadFile ',
  'logout ',
  // the order's own schema, which `getOrder` shows in full; a guest's look-up is answered with one order of few parts
  'getGuestOrder ',
  // single ones, asked for where a dialog opens or an address names them: their lists have the same schemas and are walked
  'getVoucher ',
  'getRedeemedVoucher ',
  'checkVerificationCode ',
  // below the cart, once its lines are ticked: React's own text and the parts that listing and look-up show as well
  'getCouriers ',
  'getCartRelatedProducts ',
  'getWarehouses ',
  // an appointment whose own status is hostile shows no reviews
  'getOrderReviews data[].status',
  'getOrderReviews data[].images[].crop',
];
