export { type WizardStep, WizardSteps, type WizardStepsLabels, type WizardStepsProps } from './WizardSteps.tsx'
