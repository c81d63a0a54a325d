import { Button, Card, Icon, Text, type IconComponent } from '@portal/ui'
import { ChevronDown, CircleCheck, Clock, Flame, Lock, PhoneMissed, Receipt, Send, TriangleAlert, UserX, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Attention, DashboardView } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import type { Acting } from './useActing.ts'
import { useAttentionText } from './useAttentionText.tsx'
import type { DoorActs } from '#portal/doors/useDoorActs.ts'

export interface AttentionCardProps {
  view: DashboardView
  acting: Acting | null
  acts: DoorActs
  formats: Formats
}

/** The number of items shown before "Show more". */
const shownAtFirst = 5

/** The card "Needs attention": items, each with one action. */
export function AttentionCard({ view, acting, acts, formats }: AttentionCardProps) {
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
                  {item.Kind !== 'leftOpen' && (
                    <Action data-waits={acting === null || undefined}>{acting && <acting.AttentionAction item={item} ports={view.ports} acts={acts} />}</Action>
                  )}
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
