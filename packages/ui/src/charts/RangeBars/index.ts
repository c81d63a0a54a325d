export { RangeBars } from './RangeBars.tsx'
export type { BarOfRange, RangeBarsProps } from './RangeBars.tsx'
export type { BarRange } from './useBrush.ts'
