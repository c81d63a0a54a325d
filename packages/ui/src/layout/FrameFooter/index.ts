export { FrameFooter, type FrameFooterProps } from './FrameFooter.tsx'
