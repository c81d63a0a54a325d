export { AppFrame, type AppFrameLabels, type AppFrameProps } from './AppFrame.tsx'
