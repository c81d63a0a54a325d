import { Card, Heading, offlineStatus, Stack, StatusLabel, Text } from '@portal/ui'
import { moveCodesMessages } from '../messages.ts'
import type { MoveEffect } from './movePlan.ts'
import { OfflineNotes } from './OfflineNotes.tsx'

export interface MoveEffectCardProps {
  effect: MoveEffect
  /** The names of the two locations. */
  names: { from: string; to: string }
  isCopy: boolean
}

/** Shows the effect of a move on codes, locations and controllers. */
export function MoveEffectCard({ effect, names, isCopy }: MoveEffectCardProps) {
  const t = moveCodesMessages.useWords()
  const { moving, already, staying, leftOut, modules } = effect
  const added = moving.filter(({ IsThere }) => !IsThere).length
  const facts = [
    ...(added > 0 ? [t.moving({ place: names.to, count: added })] : []),
    ...(already > 0 ? [t.already({ place: names.to, count: already })] : []),
    isCopy ? t.keeps({ place: names.from }) : t.stops({ place: names.from, count: moving.length }),
    ...(staying > 0 ? [t.staying({ count: staying })] : []),
    ...(leftOut > 0 ? [t.leftOut({ count: leftOut })] : []),
  ]
  return (
    <Card title={t.effect}>
      <Stack gap={3}>
        <Stack as="ul" gap={2} aria-live="polite">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
        <Heading level={3} size="card">
          {t.devices}
        </Heading>
        {modules.length === 0 ? (
          <Text tone="muted">{t.noDevices}</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {modules.map(({ id, name, isOnline, learns, forgets }) => (
              <li key={id}>
                <Text as="span" isStrong>
                  <bdi>{name}</bdi>
                </Text>
                <Text as="div" size="small" tone="muted">
                  {[...(learns > 0 ? [t.learns({ count: learns })] : []), ...(forgets > 0 ? [t.forgets({ count: forgets })] : [])].join(', ')}
                </Text>
                {!isOnline && <StatusLabel status={offlineStatus}>{t.offline}</StatusLabel>}
              </li>
            ))}
          </Stack>
        )}
        <OfflineNotes modules={modules} />
      </Stack>
    </Card>
  )
}
