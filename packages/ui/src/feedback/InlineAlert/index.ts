export { InlineAlert } from './InlineAlert.tsx'
export type { InlineAlertProps } from './InlineAlert.tsx'
