export { AccessExplanation } from './AccessExplanation.tsx'
export type { AccessExplanationProps } from './AccessExplanation.tsx'
export { accessExplanationLabels } from './accessExplanationLabels.ts'
export type { AccessExplanationLabels, ReasonFacts } from './accessExplanationLabels.ts'
