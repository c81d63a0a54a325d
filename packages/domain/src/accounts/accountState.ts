/** The state of an account; problems come first. */
export const accountStates = ['inactive', 'lockdown', 'offline', 'settingUp', 'active'] as const
export type AccountState = (typeof accountStates)[number]

export interface AccountStanding {
  IsActive: boolean
  RunningLockdowns: number
  /** Doors whose controller cannot be reached. */
  DoorsOffline: number
  /** The present setup step of a house, from 1; null while no setup is open. */
  SetUpStep: number | null
}

export function accountState({ IsActive, RunningLockdowns, DoorsOffline, SetUpStep }: AccountStanding): AccountState {
  if (!IsActive) return 'inactive'
  if (RunningLockdowns > 0) return 'lockdown'
  if (DoorsOffline > 0) return 'offline'
  return SetUpStep === null ? 'active' : 'settingUp'
}
