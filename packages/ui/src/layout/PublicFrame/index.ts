export { PublicFrame } from './PublicFrame.tsx'
export type { PublicFrameLabels, PublicFrameProps } from './PublicFrame.tsx'
