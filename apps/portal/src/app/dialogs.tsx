import type { ConfirmDialogProps, DialogProps } from '@portal/ui'
import { useState, type ComponentType } from 'react'
import { lazyPart } from './lazyPart.tsx'

/** The library's dialogs for pages that open one now and then: their code comes while the browser rests, or as one is opened. */
export const Dialog = whenOpened<DialogProps>(async () => (await import('./openedDialogs.ts')).Dialog)
export const ConfirmDialog = whenOpened<ConfirmDialogProps>(async () => (await import('./openedDialogs.ts')).ConfirmDialog)

/** Stays once it was opened: it closes as it always does. */
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
