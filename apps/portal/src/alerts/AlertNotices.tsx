import { sayAlertTitle } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { attempt } from '../app/attempt.ts'
import { paths } from '../app/paths.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { type Question, useQuestion } from '../app/asking.tsx'
import { useRights } from '../app/useRights.ts'
import { alertNoticesMessages } from './alertNotices.messages.ts'
import { ruleOfAlert, useAlertWords } from './useAlertWords.ts'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

const notices: Question<ResponseOf<typeof endpoints.getAlertNotices>> = { key: 'alertNotices', ask: (api, signal) => api.getAlertNotices({}, { signal }), changesWith: ['alerts'] }

/** Milliseconds for which a notification stays. It is long, because the user may be away from the desk. */
const stays = 10 * 60_000

export interface AlertNoticesProps {
  /** Called with the number of open alerts, which the menu shows. */
  onOpenAlertsChange: (open: { count: number }) => void
}

/** Shows alerts in the portal, above every page, each once. */
export function AlertNotices({ onOpenAlertsChange }: AlertNoticesProps) {
  const { api } = usePortal()
  const t = alertNoticesMessages.useWords()
  const writing = useAlertWords()
  const toaster = useToaster()
  const mayManage = useRights()('alerts.manage')
  const { answer } = useQuestion(notices)
  const newest = answer?.Notices[0]
  const tell = useEffectEvent(() => {
    if (!answer || !newest) return
    const { Name, Since, OverAt, IsEnd } = newest
    const title = sayAlertTitle({ rule: ruleOfAlert(newest), name: Name, since: Date.parse(Since), until: IsEnd ? Date.parse(OverAt ?? Since) : null }, { ...writing, timeZone: answer.TimeZone })
    const others = answer.Notices.length - 1
    toaster.warning(title, {
      ...(others > 0 && { description: t.more({ count: others }) }),
      ...(mayManage && { link: { href: paths.alerts, label: t.see } }),
      duration: stays,
    })
    // If this call fails, the notification is shown again later.
    void attempt(api.seeAlertNotices({ NoticeID: newest.NoticeID }))
  })
  const id = newest?.NoticeID
  useEffect(() => {
    if (id !== undefined) tell()
  }, [id])
  const count = answer?.Open ?? 0
  const report = useEffectEvent(onOpenAlertsChange)
  useEffect(() => report({ count }), [count])
  return null
}
