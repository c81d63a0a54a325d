export { FileDrop } from './FileDrop.tsx'
export type { FileDropLabels, FileDropProps } from './FileDrop.tsx'
