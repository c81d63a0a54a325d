/** How an account stands, what is wrong before what is as it should be. */
export const accountStates = ['inactive', 'lockdown', 'offline', 'settingUp', 'active'] as const
export type AccountState = (typeof accountStates)[number]

export interface AccountStanding {
  IsActive: boolean
  RunningLockdowns: number
  /** Doors whose controller cannot be reached. */
  DoorsOffline: number
  /** Of a house that is being set up, the step at which it is, from 1; null: it is not being set up. */
  SetUpStep: number | null
}

export function accountState({ IsActive, RunningLockdowns, DoorsOffline, SetUpStep }: AccountStanding): AccountState {
  if (!IsActive) return 'inactive'
  if (RunningLockdowns > 0) return 'lockdown'
  if (DoorsOffline > 0) return 'offline'
  return SetUpStep === null ? 'active' : 'settingUp'
}
