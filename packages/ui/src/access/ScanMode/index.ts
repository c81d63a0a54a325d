export { ScanMode, type ScanModeProps } from './ScanMode.tsx'
