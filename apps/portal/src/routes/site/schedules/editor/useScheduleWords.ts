import { useStore } from '@nanostores/react'
import { isClause } from '@portal/domain'
import { portsOf, type Location } from '#portal/access/places.ts'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { scheduleEditorMessages } from '../messages.ts'
import type { OwnScheduleField, ScheduleField, ScheduleForm } from '../scheduleForm.ts'

/** A schedule's parts and values as text. */
export function useScheduleWords(places: readonly Location[]): EditWords<ScheduleForm, ScheduleField> {
  const t = useStore(scheduleEditorMessages)
  const { on, off } = useStore(editMessages)
  const clauses = useClauseWords()
  const list = useFormatsList()
  const names: Record<OwnScheduleField, string> = { name: t.name, where: t.doors, mode: t.mode, pausesOnHolidays: t.pauses, isActive: t.isActive }
  const doorsOf = ({ locationId, ports }: ScheduleForm['where']) => {
    const place = places.find(({ PropertyLocationID }) => PropertyLocationID === locationId)
    const doors = place ? portsOf(place).filter(({ PortID }) => ports.includes(PortID)).map(({ Name }) => Name) : ports
    return t.doorsAt({ place: place?.Name ?? '', doors: list(doors) })
  }
  return {
    nameOf: (field) => (isClause(field) ? clauses.nameOf(field) : names[field]),
    textOf(field, { restriction, ...own }) {
      if (isClause(field)) return clauses.textOf(field, restriction)
      if (field === 'where') return doorsOf(own.where)
      if (field === 'mode') return t[`mode${own.mode}`]
      return field === 'name' ? own.name : own[field] ? on : off
    },
  }
}
