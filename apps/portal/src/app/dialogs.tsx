import type { ConfirmDialogProps, DialogProps } from '@portal/ui'
import { useState, type ComponentType } from 'react'
import { lazyPart } from './lazyPart.tsx'

/** The library's dialogs, for pages that rarely open one. Their code loads when the browser is idle or a dialog opens. */
export const Dialog = whenOpened<DialogProps>(async () => (await import('./openedDialogs.ts')).Dialog)
export const ConfirmDialog = whenOpened<ConfirmDialogProps>(async () => (await import('./openedDialogs.ts')).ConfirmDialog)

/** A dialog that renders when it is first opened, and then stays, so that its closing animation runs. */
function whenOpened<Props extends { isOpen?: boolean | undefined }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const dialog = lazyPart(load)
  return function WhenOpened(props: Props) {
    dialog.usePreload()
    const { isOpen = false } = props
    const [wasOpened, setOpened] = useState(isOpen)
    if (isOpen && !wasOpened) setOpened(true)
    return wasOpened ? <dialog.Part {...props} /> : null
  }
}
