import { useStore } from '@nanostores/react'
import { Card, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { moveCodesMessages } from '../messages.ts'
import type { MoveRow } from './movePlan.ts'
import { useMoveColumns } from './MoveTable.tsx'

/** How many are named; the count says the rest. */
const mostShown = 50

/** The codes that cannot be moved, each with who has its number at the other place. */
export function StayingCard({ rows }: { rows: readonly MoveRow[] }) {
  const t = useStore(moveCodesMessages)
  const { nameOf } = useMoveColumns()
  const shown = rows.slice(0, mostShown)
  return (
    <Card title={t.stayingTitle(rows.length)}>
      <Stack gap={2}>
        {shown.length < rows.length && <Text tone="muted">{t.firstOf({ shown: shown.length, total: rows.length })}</Text>}
        <List tabIndex={shown.length > 6 ? 0 : undefined} aria-label={t.stayingTitle(rows.length)}>
          {shown.map((row) => (
            <li key={row.AccessCodeID}>
              <Text as="span" isStrong>
                <bdi>{nameOf(row)}</bdi>
              </Text>{' '}
              <Text as="span" tone="muted">
                {row.message}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  )
}

const List = styled.ul`
  max-block-size: 14rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`
