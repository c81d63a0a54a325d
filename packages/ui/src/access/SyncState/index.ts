export { type SyncedController, SyncState, type SyncStateProps } from './SyncState.tsx'
