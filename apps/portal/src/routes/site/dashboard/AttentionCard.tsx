import { Button, Card, Icon, Text, type IconComponent, TextLink } from '@portal/ui'
import { ChevronDown, CircleCheck, Clock, Flame, Lock, PhoneMissed, Receipt, Send, TriangleAlert, UserX, WifiOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { callGroupPath, codePath, invitePath, userCodesPath, userPath } from '#portal/app/paths.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import type { DoorActs } from '#portal/doors/useDoorActs.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Attention, DashboardView } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import type { Acting } from './useActing.ts'

interface AttentionCardProps {
  view: DashboardView
  /** The id of the doors' property; null for the user's own. */
  property: number | null
  acting: Acting | null
  acts: DoorActs
  formats: Formats
}

/** The number of items shown before "Show more". */
const shownAtFirst = 3

/** The card "Needs attention": items, each with one action. */
export function AttentionCard({ view, property, acting, acts, formats }: AttentionCardProps) {
  const t = dashboardMessages.useWords()
  const { attention } = view
  const textOf = useAttentionText(view, formats)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? attention : attention.slice(0, shownAtFirst)
  return (
    <Card title={t.attention} fact={attention.length || undefined} padding="none">
      {attention.length === 0 ? (
        <Calm>
          <Icon icon={CircleCheck} tone="success" />
          <Text>{t.nothingNeedsAttention}</Text>
        </Calm>
      ) : (
        <Rows>
          {shown.map((item) => {
            const { fact, help } = textOf(item)
            return (
              <Row key={keyOf(item)}>
                <Lead>
                  <Icon {...(attentionLooks[item.Kind] ?? attentionLooks.leftOpen)} />
                </Lead>
                <RowText>
                  <Text isStrong>{fact}</Text>
                  <Text as="div" size="small" tone="muted">
                    {help}
                  </Text>
                  <Action data-waits={acting === null || undefined}>{acting && <acting.AttentionAction item={item} ports={view.ports} acts={acts} property={property} />}</Action>
                </RowText>
              </Row>
            )
          })}
        </Rows>
      )}
      {shown.length < attention.length && (
        <More>
          <Button variant="quiet" icon={ChevronDown} onClick={() => setShowsAll(true)}>
            {t.showMore({ count: attention.length - shown.length })}
          </Button>
        </More>
      )}
    </Card>
  )
}

const keyOf = ({ Kind, Records }: Attention) => `${Kind} ${Records[0]?.ID ?? ''}`

const Lead = styled.span`
  padding-block-start: var(--portal-space-0-5);
`

/** The place of an action. Its height is the same before and after the action loads, so that nothing below it moves. */
const Action = styled.div`
  margin-block-start: var(--portal-space-2);

  &[data-waits] {
    block-size: var(--portal-control-compact);
  }
  &:empty:not([data-waits]) {
    display: none;
  }
`

const Calm = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
`

const More = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--portal-space-2);
  border-block-start: 1px solid var(--portal-border-subtle);
`

interface Look {
  icon: IconComponent
  tone: 'danger' | 'warning' | 'info'
}

const known = {
  fireAlarm: { icon: Flame, tone: 'danger' },
  lockdown: { icon: Lock, tone: 'danger' },
  offline: { icon: WifiOff, tone: 'danger' },
  leftOpen: { icon: TriangleAlert, tone: 'warning' },
  heldWithoutEnd: { icon: TriangleAlert, tone: 'warning' },
  pushFailed: { icon: Send, tone: 'warning' },
  callsMissed: { icon: PhoneMissed, tone: 'warning' },
  deletionAsked: { icon: UserX, tone: 'info' },
  codesEnd: { icon: Clock, tone: 'info' },
  invitesEnd: { icon: Clock, tone: 'info' },
  invoiceOverdue: { icon: Receipt, tone: 'warning' },
  invoiceDue: { icon: Receipt, tone: 'info' },
} satisfies Record<string, Look>

/** The icon and color of each `AttentionKind`; a newer service may have unknown kinds. */
const attentionLooks: typeof known & Partial<Record<string, Look>> = known

type AttentionRecord = Attention['Records'][number]

/** The number of names shown before "and 3 more". */
const namedAtMost = 4

/** Returns the texts of an item of "Needs attention": the fact, and details or linked records below it. */
function useAttentionText({ now }: Pick<DashboardView, 'now'>, formats: Formats): (item: Attention) => { fact: string; help: ReactNode } {
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
