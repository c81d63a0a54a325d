import { Card, Heading, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PublicScreen } from './PublicScreen.tsx'

interface PublicPanelProps {
  title: string
  intro: string
  /** Whether the panel has text to read, not only fields. */
  isWide?: boolean
  children: ReactNode
}

/** A page outside the signed-in area that is one panel with a heading. */
export function PublicPanel({ title, intro, isWide = false, children }: PublicPanelProps) {
  return (
    <PublicScreen placement="low">
      <Panel padding="roomy" data-wide={isWide || undefined}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{intro}</Text>
          </Stack>
          {children}
        </Stack>
      </Panel>
    </PublicScreen>
  )
}

const Panel = styled(Card)`
  inline-size: min(100%, 25rem);
  margin-inline: auto;
  overflow-wrap: anywhere;

  &[data-wide] {
    inline-size: min(100%, 30rem);
  }
`
