import { ChevronDown } from 'lucide-react'
import { createContext, forwardRef, useContext, useId } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { media } from '../../theme/media.ts'

/** Of an accordion in which one is open at a time: the browser closes the others by this name. */
const Group = createContext<string | undefined>(undefined)

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'open' | 'onToggle' | 'name' | 'title'> {
  /** The line that is always there; a press on it opens and closes. */
  summary: ReactNode
  /** Whether it is open; the caller keeps it. Omit to leave that to the component. */
  isOpen?: boolean
  /** Whether it is open at first. */
  defaultIsOpen?: boolean
  /** It was opened or closed, by a press or by the browser's search in the page. */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** Its content is in the page only while it is open: for what is slow to draw. The browser's search does not find it then. */
  isLazy?: boolean
}

/** A line that opens to more. A native `details`: the browser's search finds what is closed. */
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
  /** Opening one closes the others. */
  isExclusive?: boolean
}

/** Disclosures one below the other, with lines between them. */
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
