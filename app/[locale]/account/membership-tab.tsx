import { getConfiguration } from '@/lib/configuration/server';
import { MembershipTab } from './points-tabs';

/** The points, and what the company says they are worth. */
export async function MembershipWithFacts() {
  const { booking } = await getConfiguration();
  return <MembershipTab worth={booking.points} />;
}
