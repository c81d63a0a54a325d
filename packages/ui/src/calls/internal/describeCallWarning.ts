import { type CallPlan, callSteps, type CallWarning, describeClause, describeDays, limits, type RestrictionWords, unrestricted } from '@portal/domain'
import { type CallVoice, type NamedPeople, nameOfPhone } from './callVoice.ts'

export interface WarningOptions extends CallVoice {
  people: NamedPeople
  /** Words for days of the week. */
  days: RestrictionWords
}

/** Says a warning of `lintCallPlan` in words. */
export function describeCallWarning(warning: CallWarning, plan: CallPlan, options: WarningOptions): string {
  const { words, people, locale, days } = options
  const texts = words.warnings
  const nameOf = (personId: number | null) => nameOfPhone({ personId, number: null }, people, options)
  const nameOfKey = (key: string) => {
    const phone = callSteps(plan).flatMap(({ phones }) => phones).find((one) => one.key === key)
    return phone ? nameOfPhone(phone, people, options) : words.unknownPerson
  }
  switch (warning.code) {
    case 'emptyTier': return texts.emptyTier[warning.step === 0 ? 'first' : 'second']({ seconds: limits.watchman.nextGroupAfter / 1000 })
    case 'personTwice': return texts.personTwice({ name: nameOf(warning.personId) })
    case 'numberTwice': return texts.numberTwice({ name: nameOfKey(warning.phone) })
    case 'quietAllDay': {
      const listed = describeDays(warning.days, { locale, words: days })
      return warning.personId === null ? texts.quietGroup({ days: listed }) : texts.quietAllDay({ name: nameOf(warning.personId), days: listed })
    }
    case 'silentHours': return texts.silentHours({ hours: describeClause({ ...unrestricted, windows: warning.windows }, 'windows', { locale, words: days }) })
    case 'endsUnanswered': return texts.endsUnanswered({ seconds: warning.after / 1000 })
    case 'nobodyRings':
    case 'noNumbers':
    case 'nobodyNotified': return texts[warning.code]
    case 'gone':
    case 'noApp':
    case 'notNotified':
    case 'noNumber':
    case 'badNumber':
    case 'ownStation': return texts[warning.code]({ name: nameOfKey(warning.phone) })
    default: return warning satisfies never
  }
}
