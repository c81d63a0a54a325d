import { type CallPlan, type CallWarning, type CallWorld, describeClause, restrictionMessages, ringHoursOf, unrestricted, type WeekWindow } from '@portal/domain'
import { useMemo } from 'react'
import { useLabels } from '../../words/useLabels.ts'
import type { NamedPeople } from './callVoice.ts'
import { type CallReach, describeCallReach } from './describeCallReach.ts'
import { describeCallWarning } from './describeCallWarning.ts'
import { useCallVoice } from './useCallVoice.ts'

export interface CallTexts {
  /** Says who gets called by a plan, without and with times. */
  reach: (plan: CallPlan, world: CallWorld, station?: string) => CallReach
  /** Says a warning of `lintCallPlan` about a plan. */
  warning: (warning: CallWarning, plan: CallPlan, people: NamedPeople) => string
  /** Says when a phone with these quiet hours rings: 'Every day, 7:00 AM to 10:00 PM'. */
  ringHours: (quietHours: readonly WeekWindow[]) => string
}

/** Sentences about call plans in the reader's language. For the events of a call use `CallStory`. */
export function useCallTexts(): CallTexts {
  const voice = useCallVoice()
  const days = useLabels('Restriction', restrictionMessages.en)
  return useMemo(() => ({
    reach: (plan, world, station) => describeCallReach(plan, world, voice, station),
    warning: (warning, plan, people) => describeCallWarning(warning, plan, { ...voice, people, days }),
    ringHours: (quietHours) => describeClause({ ...unrestricted, windows: ringHoursOf(quietHours) }, 'windows', { locale: voice.locale, words: days }),
  }), [voice, days])
}
