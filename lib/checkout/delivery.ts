import type { Courier, DeliveryInfo } from '@/lib/cart/schema';

/** One way of delivery that can be chosen; `courier` is null where the studio arranges it with the shopper. */
export type DeliveryOption = { key: string; info: DeliveryInfo; courier: Courier | null };

/**
 * The ways of delivery to a country: arranged by the studio (no courier: specification 9's default), then the couriers.
 * Collecting without a courier is offered where none of them is for collecting.
 */
export function deliveryOptions(countryCode: string, couriers: readonly Courier[]): DeliveryOption[] {
  const option = (method: DeliveryInfo['method'], courier: Courier | null): DeliveryOption => ({
    key: courier ? courier._id : method,
    info: { country_code: countryCode, method, courier_id: courier?._id ?? null },
    courier,
  });
  // one that comes in a way that the shop cannot ask for is not offered
  const byCourier = (courier: Courier) => (courier.method === 'DELIVERY' || courier.method === 'PICKUP' ? option(courier.method, courier) : []);
  const collecting = couriers.some((courier) => courier.method === 'PICKUP') ? [] : [option('PICKUP', null)];
  return [option('DELIVERY', null), ...couriers.flatMap(byCourier), ...collecting];
}

/** The chosen one; the first where what was chosen (perhaps yesterday) is no longer offered. */
export function chosenOption(options: readonly DeliveryOption[], info: DeliveryInfo): DeliveryOption {
  const chosen = options.find((option) => option.info.courier_id === info.courier_id && option.info.method === info.method);
  return chosen ?? (options[0] as DeliveryOption);
}
