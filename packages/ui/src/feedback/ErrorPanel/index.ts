export { ErrorPanel } from './ErrorPanel.tsx'
export type { ErrorPanelProps, LoadFailure } from './ErrorPanel.tsx'
