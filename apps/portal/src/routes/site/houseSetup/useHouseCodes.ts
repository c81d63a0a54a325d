import { useEffect, useMemo, useRef, useState } from 'react'
import type { AccessCode } from '#portal/access/codes/codeForm.ts'
import { suggestCode } from '#portal/access/codes/suggestCode.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { type HouseCodeProblem, type HouseCodes, houseCodeProblems, housePeople, locationsOf, type RefusedCode, savedCodes, typedCodes } from './houseCodes.ts'
import type { HouseSetup } from './route.tsx'

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
