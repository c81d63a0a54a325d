export { WatchmanExplainer } from './WatchmanExplainer.tsx'
export type { WatchmanExplainerProps } from './WatchmanExplainer.tsx'
export { watchmanLabels } from './watchmanLabels.ts'
export type { TranscriptLine, WatchmanLabels } from './watchmanLabels.ts'
