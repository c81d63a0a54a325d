export { type KeepAction, KeepActions, type KeepActionsProps, type WalletAction } from './KeepActions.tsx'
