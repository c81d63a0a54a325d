export { CopyButton } from './CopyButton.tsx'
export type { CopyButtonLabels, CopyButtonProps } from './CopyButton.tsx'
