import { NotificationScreen } from '@/components/account/deferred';
import { CardsScreen } from '@/components/card/cards-screen';
import { getConfiguration, getCustomerLocales } from '@/lib/configuration/server';
import { env, isBuilding } from '@/lib/env';
import { MembershipScreen } from './points-tabs';

// tabs that show something of the configuration, which the server reads, beside the customer's own data

export const CardsTab = () => <CardsScreen paymentOrigins={isBuilding() ? [] : env().PAYMENT_ORIGINS} />;

export const MembershipTab = async () => <MembershipScreen worth={(await getConfiguration()).booking.points} />;

export const NotificationsTab = async () => <NotificationScreen locales={await getCustomerLocales()} />;
