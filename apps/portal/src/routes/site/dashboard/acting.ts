/** What the dashboard does without until the browser rests: the page is read before anything on it is pressed. */
export { DoorRow } from '@portal/ui'
export { AttentionAction } from './AttentionAction.tsx'
