export { WizardSteps, wizardStepsLabels } from './WizardSteps.tsx'
export type { WizardStep, WizardStepsLabels, WizardStepsProps } from './WizardSteps.tsx'
