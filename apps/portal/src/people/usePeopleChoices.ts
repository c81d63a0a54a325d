import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useRouteLoaderData } from 'react-router-dom'
import type { CallFailure } from '../app/attempt.ts'

export type UserGroup = ResponseOf<typeof endpoints.getUserGroups>['UserGroups'][number]
type Places = ResponseOf<typeof endpoints.getPropertyLocations>
export type Property = Places['Properties'][number]
export type Place = Places['PropertyLocations'][number]

/** What the pages about people choose from. Empty where it could not be asked: a list then narrows by less. */
export interface PeopleChoices {
  /** Why properties and places are not known: who would choose one of them cannot go on. */
  failure: CallFailure | null
  groups: UserGroup[]
  properties: Property[]
  places: Place[]
}

const none: PeopleChoices = { failure: null, groups: [], properties: [], places: [] }

/** Asked once by the route around the pages of people. */
export function usePeopleChoices(): PeopleChoices {
  return useRouteLoaderData<PeopleChoices>('users') ?? none
}

/** The levels that groups stand on, highest first. */
export function levelsOf(groups: readonly UserGroup[]): number[] {
  return [...new Set(groups.map(({ HierarchyLevel }) => HierarchyLevel))].sort((one, other) => one - other)
}
