import { relayWithLine } from '@/lib/api/relay-line';

export const dynamic = 'force-dynamic';

export { relayWithLine as GET, relayWithLine as POST, relayWithLine as PUT, relayWithLine as DELETE };
