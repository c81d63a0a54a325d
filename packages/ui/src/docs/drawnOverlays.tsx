import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/Icon/Icon.tsx'
import { Heading } from '../elements/Text/Heading.tsx'
import type { DialogProps } from '../overlays/Dialog/Dialog.tsx'
import { Body, Foot, Head, Panel } from '../overlays/Dialog/dialogParts.ts'
import type { MenuProps } from '../overlays/Menu/Menu.tsx'
import { MenuPanel } from '../overlays/Menu/MenuPanel.tsx'

// An open dialog or menu covers the page and takes the focus. These drawings have the same parts, but stay in their place.

export function DrawnDialog({ icon, tone, title, description, actions }: { actions: DialogProps['children'] } & Pick<DialogProps, 'icon' | 'tone' | 'title' | 'description'>) {
  return (
    <DialogPanel>
      <Head>{icon && <Icon icon={icon} size={20} {...(tone && { tone })} />}<Heading level={2}>{title}</Heading></Head>
      {description && <Body>{description}</Body>}
      <Foot>{actions}</Foot>
    </DialogPanel>
  )
}

/** The stylesheet of the page must show the popover. */
export function DrawnMenu({ label, items, head }: Pick<MenuProps, 'label' | 'items' | 'head'>) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const place = useRef<'first' | 'last'>('first')
  return <MenuPanel {...{ label, items, head, button, panel, place }} id={useId()} anchorName="--drawn" alignment="start" isOpen onToggle={() => undefined} />
}

const DialogPanel = styled.div`
  ${Panel}
  animation: none;
`
