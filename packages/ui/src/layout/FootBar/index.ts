export { FootBar, type FootBarProps } from './FootBar.tsx'
