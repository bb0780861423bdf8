import type { NextRequest } from 'next/server';
import { relay } from '@/lib/api/relay';

export const dynamic = 'force-dynamic';

const handle = (request: NextRequest) => relay(request);

export { handle as GET, handle as POST, handle as PUT, handle as DELETE };
