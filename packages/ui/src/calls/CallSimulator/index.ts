export { CallSimulator, type CallSimulatorLabels, type CallSimulatorProps } from './CallSimulator.tsx'
