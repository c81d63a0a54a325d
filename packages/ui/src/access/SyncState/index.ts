export { SyncState } from './SyncState.tsx'
export type { SyncedController, SyncStateProps } from './SyncState.tsx'
