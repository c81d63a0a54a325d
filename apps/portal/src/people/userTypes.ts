import { UserType } from '@portal/domain'

/** The user types with a name, by number. Every other number is an ordinary user (specification §1). */
export const userTypeNames = {
  1: 'portalUser',
  [UserType.CallGroupManager]: 'callGroupManager',
  [UserType.VoiceGroupUser]: 'voiceGroupUser',
} as const

type KnownType = keyof typeof userTypeNames

/** The name of a user type; null for a number without a name. */
export function userTypeName(type: number): (typeof userTypeNames)[KnownType] | null {
  return isKnown(type) ? userTypeNames[type] : null
}

function isKnown(type: number): type is KnownType {
  return Object.hasOwn(userTypeNames, type)
}
