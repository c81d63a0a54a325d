export { PasswordRequirements } from './PasswordRequirements.tsx'
export type { PasswordRequirementsLabels, PasswordRequirementsProps } from './PasswordRequirements.tsx'
