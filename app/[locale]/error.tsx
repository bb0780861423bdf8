'use client';
export { ErrorView as default } from '@/components/error/error-view';
