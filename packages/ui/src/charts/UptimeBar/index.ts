export { UptimeBar, type UptimeBarProps, type UptimeDay } from './UptimeBar.tsx'
