export { LockdownPanel, type LockdownPanelProps } from './LockdownPanel.tsx'
export type { LockdownSitePlan } from './LockdownPlan.tsx'
export type { LockdownDoor, LockdownView } from '../internal/lockdownView.ts'
