import type { Formats } from '#portal/i18n/useFormats.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import type { CallStanding } from './visitorCallsView.ts'

/** Returns a function that says a call's state in one sentence. */
export function useCallStatusWords(formats: Formats): (standing: CallStanding) => string {
  const t = visitorCallsMessages.useWords()
  const nameOf = (name: string | null) => name ?? t.someone
  const talking = { shut: t.talking, opened: t.talkingOpened, lockedDown: t.talkingLockedDown, offline: t.talkingOffline, accountInactive: t.talkingInactive }
  return (standing) => {
    const { kind, after: seconds } = standing
    switch (kind) {
      case 'ringing': return t.ringing({ names: formats.list(standing.names.map(nameOf)), seconds })
      case 'talking': return talking[standing.door]({ name: nameOf(standing.name) })
      case 'turnedAway': return t.turnedAway({ name: nameOf(standing.name), seconds })
      case 'answered': return (standing.opened ? t.answeredOpened : t.answered)({ name: nameOf(standing.name), seconds })
      case 'waiting':
      case 'missed':
      case 'gaveUp': return t[kind]({ seconds })
      case 'quiet': return t.quiet
      default: return kind satisfies never
    }
  }
}
