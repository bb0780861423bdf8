'use client';
import { GuestAccount } from '@/components/session/guest-account';
import { rememberFound } from '@/lib/order/lookup';
import type { Order } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';

/**
 * Offers a guest an account for an appointment of this session. Who has one already finds the appointment again after
 * the login.
 */
export function OrderAccount({ order }: { order: Order }) {
  const { email, phone } = order.delivery_details;
  return (
    <GuestAccount
      details={order.delivery_details}
      path={orderPath(order)}
      onTaken={() => rememberFound(order, email || phone)}
    />
  );
}
