export { WizardSteps } from './WizardSteps.tsx'
export type { WizardStep, WizardStepsLabels, WizardStepsProps } from './WizardSteps.tsx'
