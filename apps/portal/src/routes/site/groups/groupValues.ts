import { plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import type { RecordEdit, RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import type { UserGroup } from '#portal/people/usePeopleChoices.ts'

export type { UserGroup }
export type GroupRequest = PayloadOf<typeof endpoints.saveUserGroup>

/** A group's editable fields (specification §3), in the order of the page. */
export const groupFields = ['Name', 'HierarchyLevel', 'Description', 'GroupCode', 'IsClientPortalVisible', 'KeepsAccessInLockdown'] as const
export type GroupField = (typeof groupFields)[number]
export type GroupValues = Pick<UserGroup, GroupField>
export type GroupProblem = 'nameMissing' | 'levelWrong'
export type GroupProblems = Partial<Record<GroupField, GroupProblem>>
const groupParts = plainParts<GroupValues, GroupField>(groupFields)

export function toGroupValues({ Name, HierarchyLevel, Description, GroupCode, IsClientPortalVisible, KeepsAccessInLockdown }: UserGroup): GroupValues {
  return { Name, HierarchyLevel, Description, GroupCode, IsClientPortalVisible, KeepsAccessInLockdown }
}

/** The values of a new group, which is below every other and hidden from customers. */
export function newGroup(groups: readonly UserGroup[]): UserGroup {
  const lowest = Math.max(0, ...groups.map(({ HierarchyLevel }) => HierarchyLevel))
  return {
    ID: 0, Name: '', Description: '', HierarchyLevel: Math.min(99, lowest + 1), IsClientPortalVisible: false, GroupCode: '', IsNoAccess: false,
    KeepsAccessInLockdown: false, MemberCount: 0, Access: { None: null, EndedAt: null, IsByDefault: false, DoorCount: 0, Rules: [] }, HasAccountAccess: true, Version: 0, UpdatedBy: '',
  }
}

export function groupProblems({ Name, HierarchyLevel }: GroupValues): GroupProblems {
  const isLevel = Number.isInteger(HierarchyLevel) && HierarchyLevel >= 1 && HierarchyLevel <= 99
  return { ...(Name.trim() === '' && { Name: 'nameMissing' as const }), ...(!isLevel && { HierarchyLevel: 'levelWrong' as const }) }
}

/** The request that saves the whole group; id 0 creates one. */
export function toGroupRequest(id: number, { version, values }: RecordEdit<GroupValues>): GroupRequest {
  return { ...values, Name: values.Name.trim(), Description: values.Description.trim(), GroupCode: values.GroupCode.trim(), ...(id > 0 && { ID: id, Version: version }) }
}

export interface Rung {
  id: number
  name: string
  level: number
  /** The group's rank relative to the edited one: `above` sees the edited group, `beside` doesn't, `below` is seen by it. */
  stands: 'above' | 'self' | 'beside' | 'below'
}

/** The groups with a group's rank among them, if it had a level; 1 is the highest. */
export function ladder(groups: readonly UserGroup[], id: number, values: GroupValues): Rung[] {
  const own: Rung = { id, name: values.Name, level: values.HierarchyLevel, stands: 'self' }
  const others = groups
    .filter((group) => group.ID !== id)
    .map(({ ID, Name, HierarchyLevel: level }): Rung => {
      const stands = level < own.level ? 'above' : level > own.level ? 'below' : 'beside'
      return { id: ID, name: Name, level, stands }
    })
  return [...others, own].sort((one, other) => one.level - other.level || Number(other.stands === 'self') - Number(one.stands === 'self'))
}

export type GroupEditing = RecordEditing<GroupValues, GroupField, GroupProblems, UserGroup>

/** The kind of record for the editor of a group. Id 0 is a new one. */
export function groupKind(id: number) {
  return {
    name: `group:${id}`,
    parts: groupParts,
    valuesOf: toGroupValues,
    check: groupProblems,
    toPayload: (edit) => toGroupRequest(id, edit),
    refusable: groupFields,
  } satisfies RecordKind<UserGroup, GroupValues, GroupField, GroupProblems>
}
