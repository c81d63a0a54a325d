export { WatchmanExplainer, type WatchmanExplainerProps } from './WatchmanExplainer.tsx'
export type { TranscriptLine, WatchmanLabels } from './watchmanWords.ts'
