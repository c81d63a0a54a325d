export { tip } from './tip.ts'
export type { TipSide } from './showTip.ts'
