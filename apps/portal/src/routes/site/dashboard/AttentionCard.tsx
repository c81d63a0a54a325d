import { useStore } from '@nanostores/react'
import { ButtonLink, Card, Icon, Text, TextLink, type IconComponent } from '@portal/ui'
import { CircleCheck, Clock, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { codesOfPlacePath, invitePath } from '../../../app/paths.ts'
import { useRights } from '../../../app/useRights.ts'
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
  const mayDo = useRights()
  const words = (item: Attention): [fact: string, help: ReactNode] => {
    if (item.kind === 'offline') return [t.offline({ port: item.port }), t.offlineHelp]
    if (item.kind === 'leftOpen') return [t.leftOpen({ port: item.port }), t.leftOpenHelp]
    const links = item.invites.map(({ id, name }) => (
      <TextLink key={id} href={invitePath(id)}>
        <bdi>{name}</bdi>
      </TextLink>
    ))
    return [t.invitesEndToday(item.invites.length), formats.listOf(links)]
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
                {item.kind === 'offline' && item.place !== null && mayDo('codes.view') && (
                  <ButtonLink size="compact" href={codesOfPlacePath(item.place)} aria-label={t.codesAt({ port: item.port })}>
                    {t.itsCodes}
                  </ButtonLink>
                )}
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
