import type { Labels } from '@portal/domain'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/index.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'
import { useReturnFocus } from '../useReturnFocus.ts'
import { useLabels } from '../../words/useLabels.ts'
import { drawerMessages } from './Drawer.messages.ts'

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  isOpen: boolean
  onOpenChange: (change: { isOpen: boolean }) => void
  /** Read aloud: "Menu". */
  label: string
  /** Beside the close button, for example the brand. */
  head?: ReactNode
  labels?: Labels<typeof drawerMessages>
}

/** The sidebar of narrow screens: slides over the page from the start edge. */
export function Drawer({ isOpen, onOpenChange, label, head, labels, children, ...rest }: DrawerProps) {
  const words = useLabels('Drawer', drawerMessages, labels)
  const { remember, giveBack } = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })}>
      <Radix.Portal>
        <Scrim />
        <Panel aria-describedby={undefined} {...rest} onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
          <Radix.Title asChild><VisuallyHidden>{label}</VisuallyHidden></Radix.Title>
          <Head>
            {head}
            <Close icon={X} label={words.close} onClick={() => onOpenChange({ isOpen: false })} />
          </Head>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  z-index: var(--portal-layer-overlay);
  inset: 0;
  background: var(--portal-scrim);
  animation: ${appear} var(--portal-motion-calm) var(--portal-motion-ease);
`

const Panel = styled(Radix.Content)`
  position: fixed;
  z-index: var(--portal-layer-overlay);
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(288px, calc(100vw - 48px));
  overflow-y: auto;
  border-inline-end: 1px solid var(--portal-border-default);
  background: var(--portal-surface-canvas);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  animation: ${appear} var(--portal-motion-calm) var(--portal-motion-ease);

  &:focus-visible {
    outline: none;
  }
`

const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 56px;
  padding-inline: var(--portal-space-4) var(--portal-space-2);
`

const Close = styled(IconButton)`
  margin-inline-start: auto;
`
