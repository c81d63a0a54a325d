export { LockdownBanner } from './LockdownBanner.tsx'
export type { LockdownBannerProps, LockdownLabels } from './LockdownBanner.tsx'
