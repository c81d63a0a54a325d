export { LoadingState } from './LoadingState.tsx'
export type { LoadingStateProps } from './LoadingState.tsx'
