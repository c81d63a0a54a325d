export { Button } from './Button.tsx'
export type { ButtonProps } from './Button.tsx'
export { buttonStyles } from './buttonStyles.ts'
export type { ButtonSize, ButtonVariant } from './buttonStyles.ts'
