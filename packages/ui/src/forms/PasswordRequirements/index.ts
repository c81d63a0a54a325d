export { PasswordRequirements, type PasswordRequirementsLabels, type PasswordRequirementsProps } from './PasswordRequirements.tsx'
