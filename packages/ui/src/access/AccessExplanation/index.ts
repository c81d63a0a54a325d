export { AccessExplanation } from './AccessExplanation.tsx'
export { isAccessBecause } from './isAccessBecause.ts'
export type { AccessExplanationLabels, AccessExplanationProps } from './AccessExplanation.tsx'
