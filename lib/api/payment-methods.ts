type PaymentMethodFacts = {
  /** the customer is sent to the payment service's page */
  isPaidOnline: boolean;
  /** the customer transfers the money to the studio's account and uploads a proof, which the studio checks */
  needsProof: boolean;
};

/**
 * The ways to pay that the shop knows, and what each needs. Texts and pictures:
 * `components/checkout/payment-choice.tsx`.
 */
const METHODS = {
  ONLINE: { isPaidOnline: true, needsProof: false },
  OFFLINE: { isPaidOnline: false, needsProof: true },
} as const satisfies Record<string, PaymentMethodFacts>;

export type PaymentMethod = keyof typeof METHODS;
export const PAYMENT_METHODS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const isPaymentMethod = (method: string): method is PaymentMethod => Object.hasOwn(METHODS, method);

/** What a way to pay needs. One that the shop does not know is not paid here: the studio gets a proof. */
export const paymentFacts = (method: string): PaymentMethodFacts =>
  METHODS[isPaymentMethod(method) ? method : 'OFFLINE'];

/**
 * The ways to pay that are offered: what an estimate comes to is not charged before there is a quotation, so it is paid
 * in a way that can wait.
 */
export function offeredMethods(methods: readonly PaymentMethod[], isEstimate: boolean): readonly PaymentMethod[] {
  const offered = isEstimate ? methods.filter((method) => !paymentFacts(method).isPaidOnline) : methods;
  return offered.length > 0 ? offered : ['OFFLINE'];
}
