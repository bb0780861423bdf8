'use client';
import { queryIsland } from './island';

export const ProgressBar = queryIsland(async () => (await import('./live-progress-bar')).LiveProgressBar);
