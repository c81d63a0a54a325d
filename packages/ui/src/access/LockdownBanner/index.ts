export { LockdownBanner, type LockdownBannerProps, type LockdownLabels } from './LockdownBanner.tsx'
