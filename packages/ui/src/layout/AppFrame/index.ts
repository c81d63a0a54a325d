export { AppFrame } from './AppFrame.tsx'
export type { AppFrameLabels, AppFrameProps } from './AppFrame.tsx'
