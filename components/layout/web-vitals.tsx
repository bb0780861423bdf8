import { useEffect } from 'react';
import { measureWebVitals } from '@/lib/client/web-vitals';

export function WebVitals() {
  useEffect(measureWebVitals, []);
  return null;
}
