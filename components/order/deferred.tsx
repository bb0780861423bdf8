'use client';
import { deferred } from '@/components/ui/deferred';

export const OrderTasks = deferred(async () => (await import('./order-tasks')).OrderTasks);
