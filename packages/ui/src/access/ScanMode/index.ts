export { ScanMode } from './ScanMode.tsx'
export type { ScanModeProps } from './ScanMode.tsx'
