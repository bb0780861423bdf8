'use client';
import { useEffect } from 'react';
import { watchChunkErrors } from '@/lib/error/lazy-chunks';

/** Reloads the page when its own code cannot be loaded (spec 8). */
export function ChunkWatch() {
  useEffect(() => watchChunkErrors(), []);
  return null;
}
