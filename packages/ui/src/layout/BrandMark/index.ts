export { type Brand, BrandMark, type BrandMarkProps } from './BrandMark.tsx'
