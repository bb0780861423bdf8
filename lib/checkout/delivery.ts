'use client';
import { useQuery } from '@tanstack/react-query';
import type { Courier, DeliveryInfo } from '@/lib/cart/schema';
import type { Warehouse } from '@/lib/catalog/schema';
import { getWarehouses } from '@/lib/checkout/api';

/** A delivery method that can be chosen; `courier` is null where the studio arranges it with the shopper. */
export type DeliveryOption = { key: string; info: DeliveryInfo; courier: Courier | null };

/**
 * The delivery methods for a country: arranged by the studio (no courier, the default), then the couriers. Pick-up
 * without a courier is offered if none of them is for pick-up.
 */
export function deliveryOptions(countryCode: string, couriers: readonly Courier[]): DeliveryOption[] {
  const option = (method: DeliveryInfo['method'], courier: Courier | null): DeliveryOption => ({
    key: courier ? courier._id : method,
    info: { country_code: countryCode, method, courier_id: courier?._id ?? null },
    courier,
  });
  // a courier with a method that the checkout call does not take is not offered
  const byCourier = (courier: Courier) =>
    courier.method === 'DELIVERY' || courier.method === 'PICKUP' ? option(courier.method, courier) : [];
  const pickUp = couriers.some((courier) => courier.method === 'PICKUP') ? [] : [option('PICKUP', null)];
  return [option('DELIVERY', null), ...couriers.flatMap(byCourier), ...pickUp];
}

/** The chosen option; the first if the chosen one, perhaps from an older draft, is no longer offered. */
export function chosenOption(options: readonly DeliveryOption[], info: DeliveryInfo): DeliveryOption {
  const chosen = options.find(
    (option) => option.info.courier_id === info.courier_id && option.info.method === info.method,
  );
  return chosen ?? (options[0] as DeliveryOption);
}

/** The pick-up places; [] while they are loading or if they cannot be loaded, as the delivery method says enough. */
export function useWarehouses(): Warehouse[] {
  const { data } = useQuery({
    queryKey: ['warehouses'],
    meta: { isQuiet: true },
    queryFn: ({ signal }) => getWarehouses(signal),
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}
