export { VisuallyHidden } from './VisuallyHidden.tsx'
export { visuallyHidden } from './visuallyHidden.ts'
