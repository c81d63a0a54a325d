import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type ReactNode, useContext, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useControlled } from '../../internal/useControlled.ts'
import { media } from '../../theme/media.ts'

/** The name that all disclosures of an exclusive accordion share. By it the browser closes the others when one opens. */
const Group = createContext<string | undefined>(undefined)

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'open' | 'onToggle' | 'name' | 'title'> {
  /** The visible line. A press opens and closes the content. */
  summary: ReactNode
  /** Whether the content is open. Omit to let the component keep this. */
  isOpen?: boolean
  /** Whether the content is initially open. */
  defaultIsOpen?: boolean
  /** Called when a press or the browser's page search opens or closes the content. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** Renders the content only while open, for slow content. The browser's page search doesn't find it. */
  isLazy?: boolean
}

/** A line that opens more content. It is a native `details`, so the browser's page search finds closed content too. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(props, ref) {
  const { summary, isOpen: given, defaultIsOpen = false, onOpenChange, isLazy = false, children, ...rest } = props
  const name = useContext(Group)
  const [isOpen, setOpen] = useControlled(given, defaultIsOpen, (next) => onOpenChange?.({ isOpen: next }))
  return (
    <details
      {...rest} ref={ref} name={name} open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpen(currentTarget.open)
      }}
    >
      <Summary>
        <Words>{summary}</Words>
        <Icon icon={ChevronDown} />
      </Summary>
      {(isOpen || !isLazy) && <Content>{children}</Content>}
    </details>
  )
})

export interface AccordionProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether opening one disclosure closes the others. */
  isExclusive?: boolean
}

/** A list of disclosures with lines between them. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion({ isExclusive = false, children, ...rest }, ref) {
  const name = useId()
  return <Lines {...rest} ref={ref}><Group.Provider value={isExclusive ? name : undefined}>{children}</Group.Provider></Lines>
})

const Summary = styled.summary`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-3);
  border-radius: var(--portal-radius-small);
  font: var(--portal-type-body-strong);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-text-muted);
    transition: rotate var(--portal-motion-quick) var(--portal-motion-ease);
  }
  [open] > & > svg {
    rotate: 180deg;
  }
  ${media.hover} {
    &:hover > svg {
      color: var(--portal-text-default);
    }
  }
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Content = styled.div`
  padding-block-end: var(--portal-space-3);
`

const Lines = styled.div`
  > * + * {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`
