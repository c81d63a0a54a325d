export { Banner } from './Banner.tsx'
export type { BannerKind, BannerProps } from './Banner.tsx'
