/** What the sum is called: an estimate is no total. */
export function totalKey(
  isEstimate: boolean,
  isToArrange: boolean,
): 'estimate' | 'estimateExclDelivery' | 'total' | 'totalExclDelivery' {
  if (isEstimate) return isToArrange ? 'estimateExclDelivery' : 'estimate';
  return isToArrange ? 'totalExclDelivery' : 'total';
}
