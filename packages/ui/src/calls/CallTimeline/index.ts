export { CallTimeline, type CallTimelineLabels, type CallTimelineProps } from './CallTimeline.tsx'
