import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export interface Description {
  term: ReactNode
  value: ReactNode
  /** A key for React, needed only if two terms are equal. */
  id?: string
}

export interface DescriptionListProps extends ComponentPropsWithoutRef<'dl'> {
  /** The terms with their values, the most important first. */
  items: Description[]
}

/** A list of terms with their values beside them; on a phone the value is below its term. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList({ items, ...rest }, ref) {
  return (
    <List ref={ref} {...rest}>
      {items.map(({ term, value, id }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
})

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);

  & > div {
    display: grid;
    grid-template-columns: min(140px, 36%) minmax(0, 1fr);
    gap: var(--portal-space-4);
  }
  & dt {
    color: var(--portal-text-muted);
  }
  & dd {
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    & dt {
      font: var(--portal-type-small);
    }
  }
`
