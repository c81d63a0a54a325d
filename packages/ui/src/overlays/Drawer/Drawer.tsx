import type { Labels } from '@portal/domain'
import { X } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { appear } from '../../internal/appear.ts'
import { Modal, ModalPanel, type ModalProps, ModalScrim, ModalTitle } from '../Modal/Modal.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { drawerMessages } from './Drawer.messages.ts'

export interface DrawerProps extends ModalProps {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** The drawer's name for screen readers: "Menu". */
  label: string
  /** Content beside the close button, such as the brand. */
  head?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof drawerMessages>
}

/** The sidebar of narrow screens, which slides over the page from the start edge. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(props, ref) {
  const { label, head, labels, children, ...rest } = props
  const words = useLabels('Drawer', drawerMessages, labels)
  return (
    <Modal {...rest} ref={ref} panel={Panel} scrim={Scrim}>
      <ModalTitle asChild><VisuallyHidden>{label}</VisuallyHidden></ModalTitle>
      <Head>
        {head}
        <Close icon={X} label={words.close} onClick={() => rest.onOpenChange({ isOpen: false })} />
      </Head>
      {children}
    </Modal>
  )
})

const Scrim = styled(ModalScrim)`
  position: fixed;
  z-index: var(--portal-layer-overlay);
  inset: 0;
  background: var(--portal-scrim);
  animation: ${appear} var(--portal-motion-calm) var(--portal-motion-ease);
`

const Panel = styled(ModalPanel)`
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
