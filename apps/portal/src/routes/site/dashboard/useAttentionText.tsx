import { TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { callGroupPath, codePath, invitePath, userCodesPath, userPath } from '#portal/app/paths.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Attention, DashboardView } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'

type AttentionRecord = Attention['Records'][number]

/** The number of names shown before "and 3 more". */
const namedAtMost = 4

/** Returns the texts of an item of "Needs attention": the fact, and details or linked records below it. */
export function useAttentionText({ now }: Pick<DashboardView, 'now'>, formats: Formats): (item: Attention) => { fact: string; help: ReactNode } {
  const t = dashboardMessages.useWords()
  const linked = (records: AttentionRecord[], pathOf: (record: AttentionRecord) => string) => {
    const links = records.slice(0, namedAtMost).map((record) => (
      <TextLink key={record.ID} href={pathOf(record)}>
        <bdi>{record.Name}</bdi>
      </TextLink>
    ))
    return formats.listOf(records.length > namedAtMost ? [...links, t.others({ count: records.length - namedAtMost })] : links)
  }
  const names = (records: AttentionRecord[]) => formats.list(records.map(({ Name }) => Name))
  return ({ Kind, Records }) => {
    const [first] = Records
    const name = first?.Name ?? ''
    const since = first?.At ? formats.timeSince(first.At, now) : null
    switch (Kind) {
      case 'fireAlarm':
        return { fact: t.fireAlarm, help: t.fireAlarmHelp }
      case 'lockdown':
        return { fact: t.lockedDoors({ count: Records.length }), help: names(Records) }
      case 'offline':
        return { fact: t.offline({ port: name }), help: since === null ? t.offlineHelp : `${t.offlineSince({ time: since })} ${t.offlineHelp}` }
      case 'heldWithoutEnd':
        return { fact: t.heldWithoutEnd({ port: name }), help: t.heldWithoutEndHelp }
      case 'pushFailed':
        return { fact: t.pushFailed({ module: name }), help: since === null ? t.pushFailedHelp : t.pushFailedSince({ time: since }) }
      case 'callsMissed':
        return { fact: t.callsMissed({ count: Records.length }), help: linked(Records, ({ ID }) => callGroupPath(Number(ID))) }
      case 'deletionAsked':
        return { fact: t.deletionAsked({ count: Records.length }), help: linked(Records, ({ ID }) => userPath(Number(ID))) }
      case 'codesEnd':
        return { fact: t.codesEnd({ count: Records.length }), help: linked(Records, ({ ID, UserID }) => (UserID === null ? codePath(null, Number(ID)) : userCodesPath(UserID))) }
      case 'invitesEnd':
        return { fact: t.invitesEndToday({ count: Records.length }), help: linked(Records, ({ ID }) => invitePath(ID)) }
      case 'invoiceOverdue':
        return { fact: t.invoicesOverdue({ count: Records.length }), help: names(Records) }
      case 'invoiceDue':
        return { fact: t.invoicesDue({ count: Records.length }), help: names(Records) }
      default:
        return { fact: t.leftOpen({ port: name }), help: t.leftOpenHelp }
    }
  }
}
