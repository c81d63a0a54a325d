import { useStore } from '@nanostores/react'
import { Card, Icon, Text, type IconComponent } from '@portal/ui'
import { CircleCheck, Clock, TriangleAlert, WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import type { Formats } from '../../../i18n/useFormats.ts'
import type { Attention } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import { Row, Rows, RowText } from './Rows.tsx'

export interface AttentionCardProps {
  attention: Attention[]
  formats: Formats
}

const looks: Record<Attention['kind'], { icon: IconComponent; tone: 'danger' | 'warning' | 'info' }> = {
  offline: { icon: WifiOff, tone: 'danger' },
  leftOpen: { icon: TriangleAlert, tone: 'warning' },
  invitesEndToday: { icon: Clock, tone: 'info' },
}

export function AttentionCard({ attention, formats }: AttentionCardProps) {
  const t = useStore(dashboardMessages)
  const words = (item: Attention): [fact: string, help: string] => {
    if (item.kind === 'offline') return [t.offline({ port: item.port }), t.offlineHelp]
    if (item.kind === 'leftOpen') return [t.leftOpen({ port: item.port }), t.leftOpenHelp]
    return [t.invitesEndToday(item.names.length), formats.list(item.names)]
  }

  return (
    <Card title={t.attention} fact={attention.length || undefined} padding="none">
      {attention.length === 0 ? (
        <Calm>
          <Icon icon={CircleCheck} tone="success" />
          <Text>{t.nothingNeedsAttention}</Text>
        </Calm>
      ) : (
        <Rows>
          {attention.map((item) => {
            const [fact, help] = words(item)
            return (
              <Row key={item.id}>
                <Lead>
                  <Icon {...looks[item.kind]} />
                </Lead>
                <RowText>
                  <Text isStrong>{fact}</Text>
                  <Text size="small" tone="muted">
                    {help}
                  </Text>
                </RowText>
              </Row>
            )
          })}
        </Rows>
      )}
    </Card>
  )
}

const Lead = styled.span`
  padding-block-start: var(--portal-space-0-5);
`

const Calm = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
`
