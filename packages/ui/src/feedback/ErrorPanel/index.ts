export { ErrorPanel, type ErrorPanelProps, type LoadFailure } from './ErrorPanel.tsx'
