export { CallTimeline } from './CallTimeline.tsx'
export type { CallTimelineLabels, CallTimelineProps } from './CallTimeline.tsx'
