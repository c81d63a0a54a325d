export { FileDrop, type FileDropLabels, type FileDropProps } from './FileDrop.tsx'
