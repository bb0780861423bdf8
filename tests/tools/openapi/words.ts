import type { CallName } from '@/lib/api/contract';
import { accountCalls } from '@/lib/api/contract/account';
import { cardCalls } from '@/lib/api/contract/card';
import { cartCalls } from '@/lib/api/contract/cart';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { configurationCalls } from '@/lib/api/contract/configuration';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { membershipCalls } from '@/lib/api/contract/membership';
import { orderCalls } from '@/lib/api/contract/order';
import { postCalls } from '@/lib/api/contract/post';
import { sessionCalls } from '@/lib/api/contract/session';
import { uploadCalls } from '@/lib/api/contract/upload';
import { voucherCalls } from '@/lib/api/contract/voucher';
import { wishlistCalls } from '@/lib/api/contract/wishlist';

/** The nouns of the table, in the order a reader meets them, each with its calls. */
export const NOUNS: { name: string; description: string; calls: object }[] = [
  { name: 'session', description: 'Who is here: guests log in, too. A token is valid for 1800 seconds.', calls: sessionCalls },
  { name: 'credential', description: 'How someone logs in, and how that changes. Codes go out by email or SMS.', calls: credentialCalls },
  { name: 'configuration', description: 'Navigation, words and settings that the studio’s staff edit.', calls: configurationCalls },
  { name: 'catalog', description: 'Services (products) of a store, their categories and reviews.', calls: catalogCalls },
  { name: 'post', description: 'Articles, their comments and likes.', calls: postCalls },
  { name: 'content', description: 'Pages that staff write, and the contact form.', calls: contentCalls },
  { name: 'cart', description: 'The appointment requests of an account in a store, with all money calculated by the backend.', calls: cartCalls },
  { name: 'checkout', description: 'A cart becomes an appointment (order).', calls: checkoutCalls },
  { name: 'order', description: 'Appointments: proof of payment, completion, reviews, refunds, projects.', calls: orderCalls },
  { name: 'wishlist', description: 'Services that an account likes.', calls: wishlistCalls },
  { name: 'account', description: 'A registered customer’s details, recipient and notifications.', calls: accountCalls },
  { name: 'membership', description: 'Level, points and where they came from.', calls: membershipCalls },
  { name: 'voucher', description: 'What points can buy, and what was bought.', calls: voucherCalls },
  { name: 'card', description: 'Cards that the payment service keeps.', calls: cardCalls },
  { name: 'upload', description: 'The file service, at `FILE_UPLOAD_URL`: not the backend.', calls: uploadCalls },
];

/** What a call does, and what its name does not tell. */
export const WORDS: Record<CallName, [summary: string, description?: string]> = {
  login: [
    'Log in',
    'TEMP logs a guest in: the first login with an id makes that guest, later ones come back to the same cart. 401 for a wrong login or password.',
  ],
  logout: ['Log out', 'The token is worth nothing afterwards.'],
  getUser: ['Who is logged in', '`type` TEMP is a guest; any other type is a registered user.'],
  register: ['Register without a guest session', 'Sends a link to verify the email.'],
  migrate: ['Make the guest a registered user', 'Cart, wishlist and orders stay; the token goes on as the registered user’s.'],
  verify: ['Check the link of a verification email', 'A bad code is an answer (`is_valid` false), not an error.'],
  forgetPassword: ['Ask for a link to set a new password', 'Answers the same whether or not there is such an account.'],
  resetPassword: ['Set a new password with the code of the link', 'Every token of the account ends.'],
  updatePassword: ['Change the password', 'Sessions stay as they are.'],
  changeEmail: ['Change the email with a code', 'Only who has the code hears whether an email is taken.'],
  requestEmailChange: ['Send a code to change the email', 'To the present email, or by SMS where there is none.'],
  changePhone: ['Change the phone with a code'],
  requestPhoneChange: ['Send a code to change the phone', 'To the present phone, or by email where there is none.'],
  checkVerificationCode: ['Check a code without using it up', 'A bad code is an answer (`is_valid` false), not an error.'],

  getConfiguration: ['The shop’s configuration', 'Navigation, footer, response messages, page texts, payment methods.'],
  getCustomerLocales: ['Languages of the shop'],
  getSortingList: ['Ways to sort a list', 'Each names the `sort_by` and `sort_order` that the list’s call takes. The shop asks for `products`.'],

  getCategories: ['Categories, a page at a time'],
  getCategoryTree: ['Categories as a tree of up to three levels', 'The path is spelled as the backend spells it.'],
  getProducts: ['Services by category, words, price and offer', '`category_ids` is comma-separated; prices bound the lowest price of a service’s choices.'],
  getProduct: ['One service with its choices', 'Its description is rich text, which the shop sanitises.'],
  getProductReviews: ['Reviews of a service', 'The shop asks for all, newest first.'],
  getRelatedProducts: ['Services that go with one'],
  getWarehouses: ['Places of the studio'],

  getPostCategories: [
    'Categories of articles',
    '`exclude_ids`, `keys` and `statuses` are comma-separated: the categories to leave out, the fields that are wanted, the statuses.',
  ],
  getPosts: ['Articles by category and words', '`slug` names a list (`recommended` by default); `logic_gate` joins the comma-separated `category_ids`.'],
  getLikedPosts: ['Articles that the account likes'],
  getPost: ['One article', 'Its body is rich text, which the shop sanitises.'],
  getPostReviews: ['Comments on an article'],
  getRelatedPosts: ['Articles that go with one'],
  writePostReview: ['Comment on an article', '`_id` is the article’s.'],
  likePost: ['Like an article, or take it back', 'Toggles; the answer may say which way it went.'],

  getContent: ['A page that staff write', 'The shop asks for `about-us` and the five pages of terms.'],
  sendEnquiry: ['Send the contact form'],

  getCart: [
    'The cart as choices would make it',
    'A POST that changes nothing: it says which lines are ticked, which voucher and which delivery, and the backend calculates. Lines that are not ticked are in the answer, too.',
  ],
  addToCart: ['Change how many of a service are in the cart', '`qty` is a change: 1, -1; minus the line’s quantity removes the line.'],
  clearCart: ['Empty the cart'],
  getCouriers: ['Ways to deliver to a country'],
  getCartRelatedProducts: ['Services that go with what is in the cart', 'Or with the comma-separated `product_ids`.'],
  checkout: [
    'Order the ticked lines',
    'ONLINE answers where to pay (`return_url`); the backend adds `order_id` to both return addresses. A second checkout of the same lines is refused: they have left the cart.',
  ],

  getOrders: ['The account’s orders in a store', 'Newest first.'],
  getOfflineOrders: ['The account’s orders that are paid with a proof'],
  getOrder: ['One order', 'Of the account itself: anyone else’s is a 404.'],
  getGuestOrder: [
    'Look an order up by email or phone',
    '`id` may be the order’s id or the reference number that customers are shown, in any case. An answer that carries a `message` means that email or phone is incorrect.',
  ],
  uploadProof: ['Hand in a proof of payment', '`image` is an address of the file service. The order becomes `pending`.'],
  completeOrder: ['Say that the work is done'],
  cancelOrder: ['Cancel an order', 'Its voucher and points come back.'],
  getOrderReviews: ['Reviews written about an order', 'Oldest first.'],
  writeOrderReview: ['Review an order', 'About all of its services, unless `product_variant_ids` names some.'],
  getRefundRequest: ['The order’s refund request', '`data` is null where there is none.'],
  writeRefundRequest: ['Ask for a refund', 'Once per order.'],

  getWishlist: ['Services that the account likes', 'Newest first; `total` is the wishlist’s count.'],
  toggleWishlist: ['Like a service, or take it back', 'Toggles; the answer may say which way it went.'],

  getAccount: ['The account’s details'],
  editAccount: ['Change the account’s details', 'Every field is sent.'],
  getRecipient: ['Who receives deliveries', 'null where nothing was given.'],
  editRecipient: ['Change who receives deliveries'],
  getNotificationSettings: ['What the account is told, and how'],
  editNotificationSettings: ['Change what the account is told'],

  getMembershipStatus: ['The account’s level'],
  getMembershipBalance: ['Points that can be spent, and until when'],
  getMembershipTransactions: ['Points earned and spent', 'Newest first.'],

  getVouchers: ['Vouchers that points buy'],
  getVoucher: ['One voucher'],
  getRedeemedVouchers: ['Vouchers that the account has'],
  getRedeemedVoucher: ['One voucher that the account has'],
  redeemVoucher: ['Buy vouchers with points'],

  getCreditCards: ['The account’s cards'],
  bindCreditCard: ['Add a card', 'Answers where its number is typed: a page of the payment service.'],
  setDefaultCreditCard: ['Make a card the default one'],
  deleteCreditCard: ['Remove a card'],

  uploadFile: ['Upload one file', 'Multipart, one field `file`, up to 10 MB. Several files are several requests.'],
};
