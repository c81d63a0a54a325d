export { ErrorPanel } from './ErrorPanel.tsx'
export type { ErrorPanelProps } from './ErrorPanel.tsx'
