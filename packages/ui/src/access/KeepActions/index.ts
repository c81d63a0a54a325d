export { KeepActions } from './KeepActions.tsx'
export type { KeepAction, KeepActionsProps, WalletAction } from './KeepActions.tsx'
