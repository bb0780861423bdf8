/** Of the checkout that failed last on this page. A reload forgets it: an address alone must not make the shop say so. */
let isNothingOrdered = false;

/** Notes, on the way to the failure page, whether it is known that no order was made, and so nothing can have been charged. */
export function noteFailure(failure: { isNothingOrdered: boolean }): void {
  ({ isNothingOrdered } = failure);
}

/** Whether the failure page may say that nothing was ordered. */
export const wasNothingOrdered = (): boolean => isNothingOrdered;
