import type { Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx'
import type { pageHeaderMessages } from './PageHeader.messages.ts'

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  /** The page’s one heading. */
  title: ReactNode
  /** The parent pages of this page, the highest first. */
  breadcrumb?: Crumb[]
  /** Content before the title, such as the avatar on a user's page. */
  lead?: ReactNode
  /** A status in a box beside the title. */
  badge?: ReactNode
  /** One muted line of facts below the title. */
  facts?: ReactNode
  /** Buttons beside the title, at most one of them filled. */
  actions?: ReactNode
  /** Where the actions are on phones. `below`: in a row of their own. `beside`: next to the title, for a single action. */
  phoneActions?: 'below' | 'beside'
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof pageHeaderMessages>
}

/** The top of a page: parent pages, title, facts and actions. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(props, ref) {
  const {
    title, breadcrumb = [], lead, badge, facts, actions, phoneActions = 'below', labels, ...rest
  } = props
  return (
    <Root ref={ref} {...rest} data-phone={phoneActions}>
      <Words>
        {breadcrumb.length > 0 && (
          <Path items={breadcrumb} labels={labels} />
        )}
        <TitleRow>
          {lead}
          <div>
            <TitleLine>
              <Heading level={1}>{title}</Heading>
              {badge}
            </TitleLine>
            {facts && <Text as="div" tone="muted">{facts}</Text>}
          </div>
        </TitleRow>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
})

const Root = styled.header`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-4);

  ${media.phone} {
    &[data-phone='below'] {
      position: relative;
      flex-direction: column;
      gap: var(--portal-space-3);
    }
    &[data-phone='below']:has([data-square][aria-haspopup='menu']) > :first-child {
      padding-inline-end: var(--portal-space-12);
    }
  }
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Path = styled(Breadcrumb)`
  margin-block-end: var(--portal-space-1);
`

const TitleRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-3);

  & > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
`

const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-1) var(--portal-space-3);

  &:has(> :nth-child(2)) + * {
    margin-block-start: var(--portal-space-1);
  }
`

const Actions = styled.div`
  flex: none;
  display: flex;
  gap: var(--portal-space-2);

  /* A button that opens a menu looks like the buttons beside it. */
  & > [aria-haspopup='menu'] {
    border: 1px solid var(--portal-button-secondary-border);
    border-radius: var(--portal-radius-control);
    background: var(--portal-button-secondary-bg);
  }

  ${media.phone} {
    [data-phone='below'] > & {
      flex-wrap: wrap;
      inline-size: 100%;

      & > :not([data-square]) {
        flex: 1;
      }
      /* The menu of further actions is in the corner, because it could be alone in a row. */
      & > [data-square][aria-haspopup='menu'] {
        position: absolute;
        inset: 0 0 auto auto;
      }
    }
  }
`
