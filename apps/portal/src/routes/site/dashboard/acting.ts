/** The parts of the dashboard that load when the browser is idle, because the page is read before it is used. */
export { DoorRow } from '@portal/ui'
export { AttentionAction } from './AttentionAction.tsx'
