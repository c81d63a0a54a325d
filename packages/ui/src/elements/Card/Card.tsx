import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { Heading, type HeadingProps } from '../Text/Heading.tsx'
import { Text } from '../Text/Text.tsx'

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The card's title, which also names its region for screen readers. Omit for a plain surface. */
  title?: ReactNode
  /** Heading level of the title in the page’s outline. */
  titleLevel?: HeadingProps['level']
  /** A count or a short fact after the title. */
  fact?: ReactNode
  /** One muted line below the title. */
  facts?: ReactNode
  /** One quiet button or link beside the title. */
  actions?: ReactNode
  /** Content at the bottom, below a line. */
  foot?: ReactNode
  /** The inner space. `none` for lists and tables, whose rows have their own; `roomy` for the card of a public page. */
  padding?: 'default' | 'none' | 'roomy'
}

/** A surface for one subject. Set `aria-busy` while it refreshes, and keep the old content. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const { title, titleLevel = 2, fact, facts, actions, foot, padding = 'default', children, ...rest } = props
  const titleId = useId()
  return (
    <Surface ref={ref} aria-labelledby={title ? titleId : undefined} as={title ? 'section' : 'div'} {...rest}>
      {title && (
        <Head>
          <Words>
            <Line>
              <Heading level={titleLevel} size="card" id={titleId}>{title}</Heading>
              {fact && <Fact><bdi>{fact}</bdi></Fact>}
            </Line>
            {facts && <Text size="small" tone="muted">{facts}</Text>}
          </Words>
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body data-padding={padding}>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Surface>
  )
})

const Surface = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 48px;
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  /* If the actions don't fit beside the title, they go below it. */
  ${media.phone} {
    flex-wrap: wrap;
    min-block-size: 44px;

    /* A close button stays beside a long title. */
    &:has(> div > button[aria-label]:only-child > svg:only-child) {
      flex-wrap: nowrap;
    }
  }
`

const Words = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: break-word;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);

  ${media.phone} {
    flex-wrap: wrap;
  }
`

const Fact = styled.span`
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);
`

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--portal-space-4);

  &[data-padding='none'] {
    padding: 0;
  }
  /* A closed disclosure alone is as high as a title. */
  &:has(> details:only-child) {
    padding-block: 0;
  }
  &[data-padding='roomy'] {
    padding: var(--portal-space-8);

    ${media.phone} {
      padding-block: var(--portal-space-6);
      padding-inline: var(--portal-space-5);
    }
  }
`

const Foot = styled.footer`
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`
