import { useStore } from '@nanostores/react'
import { DoorOutputMode, plainFormat } from '@portal/domain'
import { useMemo } from 'react'
import type { EditWords } from '../forms/EditWords.ts'
import { formattingLocale, locale } from '../i18n/catalogue.ts'
import { userTypeMessages } from './people.messages.ts'
import type { CallGroupChoice } from './UserForm/UserFormContext.ts'
import { usePeopleChoices } from './usePeopleChoices.ts'
import { userFieldMessages, userFormMessages } from './userForm.messages.ts'
import { userTypeName } from './userTypes.ts'
import type { UserField, UserValues } from './userValues.ts'
import { minutesOfWallTime } from './wallTime.ts'

/** A value of a user as a person reads it: in receipts, in conflicts. */
export function useUserText(callGroups: readonly CallGroupChoice[] = []): <Field extends UserField>(field: Field, value: UserValues[Field]) => string {
  const t = useStore(userFormMessages)
  const types = useStore(userTypeMessages)
  const { places } = usePeopleChoices()
  const write = useMoments()
  return (field, value) => {
    if (value === null || value === '') return t.nothing
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (Array.isArray(value)) return value.length === 0 ? t.nothing : write.list(value.map((id) => places.find(({ ID }) => ID === id)?.Name ?? String(id)))
    if (field === 'UserTypeID') {
      const name = userTypeName(Number(value))
      return name === null ? types.other({ number: Number(value) }) : types[name]
    }
    if (field === 'callgroupId') return callGroups.find(({ ID }) => ID === Number(value))?.Name ?? String(value)
    if (field === 'LimitActuationModeID') return value === DoorOutputMode.HoldOpen ? t.holdsOpen : value === DoorOutputMode.Both ? t.opensBoth : t.opensMomentarily
    if (field === 'validFrom' || field === 'validUntil' || field === 'WebLoginExpirationDate') return write.date(String(value))
    if (field === 'validFromTime' || field === 'validUntilTime' || field === 'WebLoginExpirationTime') return write.time(String(value))
    return String(value)
  }
}

/** A user's fields and values in words. */
export function useUserWords(callGroups: readonly CallGroupChoice[]): EditWords<UserValues, UserField> {
  const names = useStore(userFieldMessages)
  const textOf = useUserText(callGroups)
  return { nameOf: (field) => names[field], textOf: (field, values) => textOf(field, values[field]) }
}

export interface Moments {
  /** 'Mar 1, 2025' from an ISO date. */
  date(iso: string): string
  /** '5:30 PM' from 'HH:MM'. */
  time(wallTime: string): string
  /** 'Mar 1, 2025, 5:30 PM'; the time may be missing. */
  moment(iso: string, wallTime: string | null): string
  list(texts: string[]): string
}

/** Dates and wall-clock times of the property as the person writes them; they belong to no zone here. */
export function useMoments(): Moments {
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => {
    const date = plainFormat(tag, { dateStyle: 'medium' })
    const time = plainFormat(tag, { hour: 'numeric', minute: '2-digit' })
    const list = new Intl.ListFormat(tag, { type: 'conjunction' })
    const writeDate = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`))
    const writeTime = (wallTime: string) => time.format(new Date(minutesOfWallTime(wallTime) * 60_000))
    return {
      date: writeDate,
      time: writeTime,
      moment: (iso, wallTime) => (wallTime === null ? writeDate(iso) : `${writeDate(iso)}, ${writeTime(wallTime)}`),
      list: (texts) => list.format(texts),
    }
  }, [tag])
}
