'use client';
import { useEffect } from 'react';
import { startAfterLoad } from '@/lib/client/first-sign';

/**
 * On a page that shows its visitor's own things, or a form of their account: what it needs comes once it has loaded,
 * without a sign of a person.
 */
export function OwnPage() {
  useEffect(() => startAfterLoad(), []);
  return null;
}
