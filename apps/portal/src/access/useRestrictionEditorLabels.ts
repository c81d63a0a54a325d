import { useStore } from '@nanostores/react'
import type { RestrictionEditorLabels } from '@portal/ui'
import { useMemo } from 'react'
import { restrictionEditorMessages } from './restrictionEditor.messages.ts'

type Texts = NonNullable<(typeof restrictionEditorMessages)['value']>

/** The weekly editor's words in the person's language. */
export function useRestrictionEditorLabels(): RestrictionEditorLabels {
  const t = useStore(restrictionEditorMessages)
  return useMemo(() => toLabels(t), [t])
}

function toLabels(t: Texts): RestrictionEditorLabels {
  const { gridAllowed, gridNeverReached, nextDay, clockBack, clockForward, clockForwardWhole, ...plain } = t
  const { unreadable, startAfterEnd, noWeekday, zeroLength, usesExhausted, expired, unreachable, exceptionOutsideValidity } = t
  return {
    ...plain,
    window: (number) => t.window({ number }),
    endsNextDay: (day) => (day === null ? t.endsNextDay : nextDay({ day })),
    remove: (window) => t.remove({ window }),
    removed: (what) => t.removed({ what }),
    merged: (window) => t.merged({ window }),
    propertyTime: (zone) => t.propertyTime({ zone }),
    yourTime: (times) => t.yourTime({ times }),
    usesLeft: (left) => t.usesLeft({ count: left }),
    exception: (number) => t.exception({ number }),
    removeException: (name) => t.removeException({ name }),
    grid: { allowed: (hours) => gridAllowed({ hours }), neverReached: (hours) => gridNeverReached({ hours }) },
    problems: { unreadable, startAfterEnd, noWeekday, zeroLength, usesExhausted, expired, unreachable, exceptionOutsideValidity },
    partlyUnreachable: (hours) => t.partlyUnreachable({ hours }),
    clockChange({ kind, isWhole, date, times }) {
      if (kind === 'doubled') return clockBack({ date, times })
      return isWhole ? clockForwardWhole({ date, times }) : clockForward({ date, times })
    },
  }
}
