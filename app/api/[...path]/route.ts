import { handleCall } from '@/lib/server/bff/handle-call';

export const dynamic = 'force-dynamic';

export { handleCall as GET, handleCall as POST, handleCall as PUT, handleCall as DELETE };
