import { CardsScreen } from '@/components/card/cards-screen';
import { env, isBuilding } from '@/lib/env';

/** Where a card may be added is configuration, which the server reads. */
export function CardsTab() {
  return <CardsScreen paymentOrigins={isBuilding() ? [] : env().PAYMENT_ORIGINS} />;
}
