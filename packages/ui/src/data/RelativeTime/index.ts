export { RelativeTime } from './RelativeTime.tsx'
export type { RelativeTimeProps } from './RelativeTime.tsx'
