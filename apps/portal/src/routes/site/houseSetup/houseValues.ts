import type { HouseSetup } from './route.tsx'

const fields = ['AccountName', 'Address', 'TimezoneID', 'FirstName', 'LastName', 'Phone', 'WatchmanPhoneNumber'] as const
export type HouseField = (typeof fields)[number]

/** The values of the set-up, as typed. */
export type House = Record<HouseField, string>

export function toHouse(setup: Pick<HouseSetup, HouseField>): House {
  const { AccountName, Address, TimezoneID, FirstName, LastName, Phone, WatchmanPhoneNumber } = setup
  return { AccountName, Address, TimezoneID, FirstName, LastName, Phone, WatchmanPhoneNumber }
}

export const isSameHouse = (one: House, other: House): boolean => fields.every((field) => one[field] === other[field])

const needed: readonly HouseField[] = ['AccountName', 'Address', 'FirstName', 'LastName']

/** The fields that must still be filled in. */
export function houseProblems(house: House): Partial<Record<HouseField, true>> {
  return Object.fromEntries(needed.filter((field) => house[field].trim() === '').map((field) => [field, true]))
}
