import { type ApiClient, isServiceError } from '@portal/api-client'
import { AccessCodeType, checkAccessCode, codeWeakness } from '@portal/domain'
import { type AccessCode, emptyCode, type SaveCodeRequest, toCodeForm, toCodeRequest } from '#portal/access/codes/codeForm.ts'
import type { HouseSetup } from './route.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { suggestCode } from '#portal/access/codes/codeCheck.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'

/** A user of the house who gets a code. */
export interface HouseUser {
  id: number
  name: string
  isOwner: boolean
}

/** The typed codes by user; empty for a user without one. */
export type HouseCodes = Readonly<Record<number, string>>

export type HouseCodeProblem = 'digits' | 'houseNumber' | 'pattern' | 'twice' | 'taken'

export function housePeople({ OwnerID, FirstName, LastName, AccountName, People }: HouseSetup): HouseUser[] {
  const owner = [FirstName, LastName].filter(Boolean).join(' ')
  return [{ id: OwnerID, name: owner || AccountName, isOwner: true }, ...People.map(({ ID, Name }) => ({ id: ID, name: Name, isOwner: false }))]
}

/** Each user's first gate code, which the set-up edits. */
export function savedCodes(codes: readonly AccessCode[]): Map<number, AccessCode> {
  return new Map(codes.filter(({ AccessCodeTypeID, UserID }) => AccessCodeTypeID === AccessCodeType.GateCode && UserID !== null).toReversed().map((code) => [code.UserID ?? 0, code]))
}

export function typedCodes(people: readonly HouseUser[], saved: ReadonlyMap<number, AccessCode>): HouseCodes {
  return Object.fromEntries(people.map(({ id }) => [id, saved.get(id)?.Code ?? '']))
}

/** The problems of changed codes; unchanged ones aren't checked. */
export function houseCodeProblems(codes: HouseCodes, address: string, saved: ReadonlyMap<number, AccessCode>): Record<number, HouseCodeProblem> {
  const seen = new Set<string>()
  const problems: Record<number, HouseCodeProblem> = {}
  for (const [key, text] of Object.entries(codes)) {
    const [id, code] = [Number(key), text.trim()]
    if (code === '') continue
    const weakness = code === saved.get(id)?.Code ? null : codeWeakness(code, address)
    const problem = checkAccessCode(AccessCodeType.GateCode, code).length > 0 ? 'digits' : seen.has(code) ? 'twice' : weakness
    if (problem !== null) problems[id] = problem
    seen.add(code)
  }
  return problems
}

/** The changed codes: to save and to delete. */
export function codeChanges(codes: HouseCodes, saved: ReadonlyMap<number, AccessCode>, locations: readonly number[]): { saves: SaveCodeRequest[]; removes: number[] } {
  const changed = Object.entries(codes).map(([id, code]) => ({ id: Number(id), code: code.trim() })).filter(({ id, code }) => code !== (saved.get(id)?.Code ?? ''))
  return {
    saves: changed.filter(({ code }) => code !== '').map(({ id, code }) => {
      const before = saved.get(id)
      const form = before ? toCodeForm(before) : emptyCode(AccessCodeType.GateCode, locations.map((PropertyLocationID) => ({ PropertyLocationID })))
      return toCodeRequest({ ...form, code }, id, before ?? null)
    }),
    removes: changed.flatMap(({ id, code }) => (code === '' ? (saved.get(id)?.ID ?? []) : [])),
  }
}

/** A typed code that another user already has. */
export interface RefusedCode {
  userID: number
  Code: string
}

/** Saves each code separately, so that a taken one doesn't block the others. Returns the codes that weren't saved. */
export async function saveCodes(api: ApiClient, { saves, removes }: ReturnType<typeof codeChanges>): Promise<RefusedCode[]> {
  const refused: RefusedCode[] = []
  for (const ID of removes) await api.deleteAccessCode({ ID })
  for (const code of saves) {
    try {
      await api.saveUpdateAccessCodeUnique(code)
    } catch (error) {
      if (!isServiceError(error) || error.code !== 'TAKEN') throw error
      refused.push({ userID: code.userID ?? 0, Code: code.Code })
    }
  }
  return refused
}

/** The locations at which the house's codes are active, which are all its gates. */
export function locationsOf({ Doors }: HouseSetup): number[] {
  return [...new Set(Doors.flatMap(({ PropertyLocationID }) => PropertyLocationID ?? []))]
}

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

export interface HouseCodesEdit {
  codes: HouseCodes
  problems: Record<number, HouseCodeProblem>
  isChanged: boolean
  change: (id: number, code: string) => void
  /** Suggests a new random code for a user. */
  draw: (id: number) => Promise<void>
  refuse: (refused: readonly RefusedCode[]) => void
}

/** The typed codes of the house. When the step opens, users without a code get one suggested. */
export function useHouseCodes(setup: HouseSetup, saved: readonly AccessCode[], address: string, isOpen: boolean): HouseCodesEdit {
  const { api } = usePortal()
  const bySaved = useMemo(() => savedCodes(saved), [saved])
  const people = housePeople(setup)
  const [typed, setTyped] = useState<HouseCodes>({})
  const [taken, setTaken] = useState<HouseCodes>({})
  const offered = useRef(new Set<number>())
  const codes = { ...typedCodes(people, bySaved), ...typed }
  const places = locationsOf(setup)

  const draw = async (id: number, others: readonly string[] = Object.values(codes)): Promise<string> => {
    const asked = await suggestCode(api, places, others)
    const code = asked.ok ? (asked.value ?? '') : ''
    if (code !== '') setTyped((before) => ({ ...before, [id]: code }))
    return code
  }
  useEffect(() => {
    const missing = isOpen && places.length > 0 ? people.filter(({ id }) => codes[id] === '' && !offered.current.has(id)).map(({ id }) => id) : []
    if (missing.length === 0) return
    for (const id of missing) offered.current.add(id)
    void (async () => {
      const given = Object.values(codes).filter(Boolean)
      for (const id of missing) given.push(await draw(id, given))
    })()
  })

  const problems = houseCodeProblems(codes, address, bySaved)
  for (const [id, code] of Object.entries(taken)) if (codes[Number(id)] === code) problems[Number(id)] = 'taken'
  return {
    codes,
    problems,
    isChanged: people.some(({ id }) => codes[id] !== (bySaved.get(id)?.Code ?? '')),
    change: (id, code) => setTyped((before) => ({ ...before, [id]: code })),
    draw: async (id) => void (await draw(id)),
    refuse: (refused) => setTaken(Object.fromEntries(refused.map(({ userID, Code }) => [userID, Code]))),
  }
}
