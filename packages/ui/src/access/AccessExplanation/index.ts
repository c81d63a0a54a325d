export { AccessExplanation, type AccessExplanationLabels, type AccessExplanationProps } from './AccessExplanation.tsx'
export { isAccessBecause } from './isAccessBecause.ts'
