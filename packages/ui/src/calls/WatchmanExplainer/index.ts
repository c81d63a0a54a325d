export { WatchmanExplainer } from './WatchmanExplainer.tsx'
export type { WatchmanExplainerProps } from './WatchmanExplainer.tsx'
export type { TranscriptLine, WatchmanLabels } from './watchmanWords.ts'
