export { VisuallyHidden } from './VisuallyHidden.tsx'
export { visuallyHidden } from './visuallyHiddenStyles.ts'
