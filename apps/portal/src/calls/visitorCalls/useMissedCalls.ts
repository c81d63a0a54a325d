import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { activityPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useCallStatusWords } from './useCallStatusWords.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallRecord, type VisitorCallsView } from './visitorCallsView.ts'

/** Milliseconds that a missed call stays as a toast: someone may be away from the desk. */
const stays = 10 * 60_000

/** Says as a toast that a call that was shown here ended unanswered. */
export function useMissedCalls(view: VisitorCallsView | null, shown: readonly VisitorCallRecord[], formats: Formats): void {
  const t = useStore(visitorCallsMessages)
  const say = useCallStatusWords(formats)
  const toaster = useToaster()
  const isLog = useRights()('log.view')
  const told = useRef(new Set<VisitorCallRecord['ID']>())
  const missed = view ? shown.filter((call) => ['missed', 'gaveUp'].includes(standingOf(call, view.now).kind)) : []
  const tell = useEffectEvent(() => {
    for (const call of missed.filter(({ ID }) => !told.current.has(ID))) {
      told.current.add(call.ID)
      toaster.warning(t.missedAt({ station: call.StationName }), {
        description: `${call.Plan.Name}. ${say(standingOf(call, call.EndedAt ?? call.StartedAt))}.`,
        ...(isLog && { link: { href: activityPath({ kind: 'call' }), label: t.seeActivity } }),
        duration: stays,
      })
    }
  })
  const key = missed.map(({ ID }) => ID).join()
  useEffect(() => {
    if (key !== '') tell()
  }, [key])
}
