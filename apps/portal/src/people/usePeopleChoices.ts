import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useRouteLoaderData } from 'react-router-dom'
import type { CallFailure } from '../app/attempt.ts'

export type UserGroup = ResponseOf<typeof endpoints.getUserGroups>['UserGroups'][number]
type Places = ResponseOf<typeof endpoints.getPropertyLocations>
export type Property = Places['Properties'][number]
export type Place = Places['PropertyLocations'][number]

/** The choices for the pages about users. They are empty if they couldn't be loaded; a list then has fewer filters. */
export interface PeopleChoices {
  /** Why properties and locations could not be loaded. Pages that need a choice of them can't continue. */
  failure: CallFailure | null
  groups: UserGroup[]
  properties: Property[]
  places: Place[]
}

const none: PeopleChoices = { failure: null, groups: [], properties: [], places: [] }

/** Returns the choices, which the parent route of the pages about users loads once. */
export function usePeopleChoices(): PeopleChoices {
  return useRouteLoaderData<PeopleChoices>('users') ?? none
}

/** Returns the groups into which the signed-in user may move users. */
export function useGroupsToFill(): UserGroup[] {
  return usePeopleChoices().groups.filter(({ HasAccountAccess }) => HasAccountAccess)
}

/** The levels of the groups, highest first. */
export function levelsOf(groups: readonly UserGroup[]): number[] {
  return [...new Set(groups.map(({ HierarchyLevel }) => HierarchyLevel))].sort((one, other) => one - other)
}
