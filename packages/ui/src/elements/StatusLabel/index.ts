export { StatusLabel } from './StatusLabel.tsx'
export type { StatusLabelProps } from './StatusLabel.tsx'
export { statuses } from './statuses.ts'
export type { Status, StatusLook } from './statuses.ts'
