import { accessPrecedence, accessPrecedenceWords, type AccessRule, type Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { precedenceLegendMessages } from './PrecedenceLegend.messages.ts'

export type PrecedenceLegendLabels = Labels<typeof precedenceLegendMessages>

export interface PrecedenceLegendProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The rule that this page edits. */
  current?: AccessRule
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PrecedenceLegendLabels
}

/** The order in which doors apply their rules. */
export const PrecedenceLegend = forwardRef<HTMLDivElement, PrecedenceLegendProps>(function PrecedenceLegend(props, ref) {
  const { current, labels, ...rest } = props
  const words = useLabels('PrecedenceLegend', precedenceLegendMessages, labels)
  const rules = useLabels('AccessRules', accessPrecedenceWords.en)
  return (
    <div ref={ref} {...rest}>
      <List>
        {accessPrecedence.map(({ rule }, index) => (
          <Rung key={rule} aria-current={rule === current || undefined}>
            <Place>{index + 1}</Place>
            <div>
              <Text isStrong>{rules[rule].title}</Text>
              <Text size="small" tone="muted">{rules[rule].sentence}</Text>
            </div>
          </Rung>
        ))}
      </List>
      <Text size="small" tone="muted">{words.order}</Text>
    </div>
  )
})

const List = styled.ol`
  margin: calc(-1 * var(--portal-space-2)) 0 var(--portal-space-3);
  padding: 0;
  list-style: none;
`

const Rung = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--portal-space-2);
  margin-inline: calc(-1 * var(--portal-space-4));
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  &[aria-current] {
    background: var(--portal-surface-selected);
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Place = styled.span`
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`
