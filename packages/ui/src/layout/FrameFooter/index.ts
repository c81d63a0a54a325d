export { FrameFooter } from './FrameFooter.tsx'
export type { FrameFooterProps } from './FrameFooter.tsx'
