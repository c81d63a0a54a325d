/** Parts of the dashboard that load when idle, because the page is read before it is used. */
export { DoorRow } from '@portal/ui'
export { AttentionAction } from './AttentionAction.tsx'
