export { type BarOfRange, RangeBars, type RangeBarsProps } from './RangeBars.tsx'
export type { BarRange } from './useBrush.ts'
