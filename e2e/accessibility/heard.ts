/** Screens whose words are kept, each in one language (`heard/<screen>/<language>.txt`). */
export const HEARD = [
  ['home', 'listing', 'service', 'article', 'contact'],
  ['checkout-errors', 'login', 'register', 'order-lookup'],
  ['account-membership', 'order-offline', 'order-review-form', 'project'],
  ['cart-drawer', 'order-cancel-dialog'],
].flat();
