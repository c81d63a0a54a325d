/** The states of an account, problems first. */
export const accountStates = ['inactive', 'lockdown', 'offline', 'settingUp', 'active'] as const
export type AccountState = (typeof accountStates)[number]

export interface AccountStanding {
  IsActive: boolean
  RunningLockdowns: number
  /** How many doors have a controller that cannot be reached. */
  DoorsOffline: number
  /** The current setup step of a house, from 1; null if no setup is running. */
  SetUpStep: number | null
}

export function accountState({ IsActive, RunningLockdowns, DoorsOffline, SetUpStep }: AccountStanding): AccountState {
  if (!IsActive) return 'inactive'
  if (RunningLockdowns > 0) return 'lockdown'
  if (DoorsOffline > 0) return 'offline'
  return SetUpStep === null ? 'active' : 'settingUp'
}
