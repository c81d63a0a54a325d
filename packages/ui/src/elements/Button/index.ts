export { BusyAnnouncement } from './BusyAnnouncement.tsx'
export { Button, type ButtonProps } from './Button.tsx'
export { type ButtonSize, buttonStyles, type ButtonVariant } from './buttonStyles.ts'
