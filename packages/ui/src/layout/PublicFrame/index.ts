export { PublicFrame, type PublicFrameLabels, type PublicFrameProps } from './PublicFrame.tsx'
