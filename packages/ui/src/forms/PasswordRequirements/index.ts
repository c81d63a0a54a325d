export { PasswordRequirements, passwordRequirementsLabels } from './PasswordRequirements.tsx'
export type { PasswordRequirementsLabels, PasswordRequirementsProps } from './PasswordRequirements.tsx'
