export { RangeBars } from './RangeBars.tsx'
export type { BarOfRange, BarRange, RangeBarsProps } from './RangeBars.tsx'
