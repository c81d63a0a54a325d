import { alertTraits, sayAlertTime } from '@portal/domain'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import type { AlertRulesAnswer } from '../alertsView.ts'
import { alertEditorMessages, alertsMessages } from '../messages.ts'
import type { AlertField, AlertForm } from './alertForm.ts'

/** Returns the names of a rule's doors, controllers and users. */
export function useAlertNames({ Doors, Controllers }: Pick<AlertRulesAnswer, 'Doors' | 'Controllers'>) {
  const { hidden } = alertsMessages.useWords()
  return {
    placesOf: ({ at, cause }: Pick<AlertForm, 'at' | 'cause'>) => (alertTraits[cause].at === 'controllers' ? Controllers : Doors).filter(({ ID }) => at?.includes(ID)).map(({ Name }) => Name),
    peopleOf: ({ to }: Pick<AlertForm, 'to'>) => (to ?? []).map(({ name }) => name ?? hidden),
  }
}

/** An alert rule's parts and values as text. */
export function useAlertFormWords(answer: AlertRulesAnswer): EditWords<AlertForm, AlertField> {
  const t = alertEditorMessages.useWords()
  const { on, off } = editMessages.useWords()
  const { words, locale } = useAlertWords()
  const { list, time } = useFormats('UTC')
  const { placesOf, peopleOf } = useAlertNames(answer)
  const clock = (minute: number) => time(new Date(minute * 60_000).toISOString())
  return {
    nameOf: (field) => (field === 'at' ? t.where : field === 'minutes' ? t.lasts : t[field]),
    textOf(field, form) {
      const { cause, at, minutes, count, again, to, ways, quiet, isOn } = form
      const kind = alertTraits[cause].at
      const texts: Record<AlertField, () => string> = {
        cause: () => words.cause[cause],
        at: () => (kind === null ? '' : at === null ? t[`any_${kind}`] : list(placesOf(form))),
        minutes: () => (minutes === 0 ? '' : sayAlertTime(minutes, locale)),
        count: () => String(count),
        again: () => (again === null ? t.once : sayAlertTime(again, locale)),
        to: () => (to === null ? t.everyAdministrator : list(peopleOf(form))),
        ways: () => list(ways.map((way) => t[way])),
        quiet: () => (quiet === null ? off : t.quietOf({ from: clock(quiet.start), until: clock(quiet.end) })),
        isOn: () => (isOn ? on : off),
      }
      return texts[field]()
    },
  }
}
