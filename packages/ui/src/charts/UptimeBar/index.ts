export { UptimeBar } from './UptimeBar.tsx'
export type { UptimeBarProps, UptimeDay } from './UptimeBar.tsx'
