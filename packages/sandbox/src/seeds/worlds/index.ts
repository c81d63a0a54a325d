import type { WorldSeeds } from '../WorldSeeds.ts'
import { busyProperty } from './busyProperty.ts'
import { hundredThousandUsers } from './hundredThousandUsers.ts'
import { expiredLink, inactiveAccount, newAccount, twoProperties } from './smallWorlds.ts'

/** The sets of example data by name; a new sandbox starts with the first. */
export const worlds = { busyProperty, newAccount, inactiveAccount, expiredLink, twoProperties, hundredThousandUsers } satisfies Record<string, WorldSeeds>

export type WorldName = keyof typeof worlds

export const defaultWorld: WorldName = 'busyProperty'

export function isWorldName(name: unknown): name is WorldName {
  return typeof name === 'string' && Object.hasOwn(worlds, name)
}
