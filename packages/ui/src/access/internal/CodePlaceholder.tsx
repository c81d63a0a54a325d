import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { Spinner } from '../../elements/Spinner/index.ts'
import type { Tone } from '../../theme/tone.ts'

interface CodePlaceholderProps { icon?: IconComponent, tone?: Tone, children: ReactNode }

/** Fills the place of a missing code and says why it is missing. A used code is never shown dimmed. */
export function CodePlaceholder({ icon, tone = 'neutral', children }: CodePlaceholderProps) {
  return (
    <Place data-placeholder="">
      {icon ? <Icon icon={icon} tone={tone} size={20} /> : <Spinner size={20} />}
      <span>{children}</span>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--portal-space-2);
  aspect-ratio: 1;
  padding: var(--portal-space-6);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);
  color: var(--portal-text-muted);
  text-align: center;
  text-wrap: balance;
`
