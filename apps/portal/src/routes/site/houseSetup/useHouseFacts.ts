import { useStore } from '@nanostores/react'
import { houseSteps, type HouseStep } from '@portal/domain'
import { useFormatsList } from '../../../i18n/useFormats.ts'
import { useDay } from '../../../people/useDay.ts'
import { housePeople, locationsOf, type HouseCodes } from './houseCodes.ts'
import type { HouseStepState } from './HouseSteps.tsx'
import type { House } from './houseValues.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup } from './route.tsx'

interface Known {
  setup: HouseSetup
  house: House
  codes: HouseCodes
  rung: readonly number[]
  /** The farthest step that was reached. */
  reached: HouseStep
}

/** The steps with what is known of each, as the list beside them and the last step say it. */
export function useHouseFacts({ setup, house, codes, rung, reached }: Known): HouseStepState[] {
  const t = useStore(houseSetupMessages)
  const list = useFormatsList()
  const day = useDay()
  const people = housePeople({ ...setup, ...house })
  const chosen = people.filter(({ id }) => codes[id]).length
  const first = ({ name }: { name: string }) => name.split(' ')[0] ?? name
  const gates = setup.Doors.map(({ Name, LastOpenedAt }) => (LastOpenedAt === null ? t.gateUntried({ gate: Name }) : t.gateOpened({ gate: Name, time: day(LastOpenedAt, setup.TimezoneID) })))
  const ringing = [people.slice(0, 1), people.filter(({ id }) => rung.includes(id))].filter(({ length }) => length > 0).map((names) => list(names.map(first)))
  const phone = house.WatchmanPhoneNumber.trim()
  const said: Record<HouseStep, { label: string; fact: string }> = {
    house: { label: t.houseStep, fact: house.Address || t.houseFact },
    gate: { label: t.gateStep, fact: gates.length === 0 ? t.noGateFact : list(gates) },
    people: { label: t.peopleStep, fact: people.length === 1 ? t.onlyYou : list(people.map(first)) },
    codes: { label: t.codesStep, fact: locationsOf(setup).length === 0 ? t.codesLaterFact : chosen === people.length ? t.codesChosen(chosen) : t.codesMissing({ missing: String(people.length - chosen), of: String(people.length) }) },
    calls: { label: t.callsStep, fact: [...ringing, ...(phone === '' ? [] : [phone])].join(` ${t.ringsThen} `) },
    done: { label: t.doneStep, fact: t.doneFact },
  }
  const isPast = (id: HouseStep) => houseSteps.indexOf(id) <= houseSteps.indexOf(reached)
  return houseSteps.map((id) => ({ id, ...said[id], fact: isPast(id) ? said[id].fact : t[`${id}Coming`], isDone: isPast(id) }))
}
