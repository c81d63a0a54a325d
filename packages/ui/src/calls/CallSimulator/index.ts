export { CallSimulator } from './CallSimulator.tsx'
export type { CallSimulatorLabels, CallSimulatorProps } from './CallSimulator.tsx'
