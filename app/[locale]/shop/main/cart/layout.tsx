export { QueryLayout as default } from '@/components/ui/query-layout';
