export { BrandMark } from './BrandMark.tsx'
export type { Brand, BrandMarkProps } from './BrandMark.tsx'
