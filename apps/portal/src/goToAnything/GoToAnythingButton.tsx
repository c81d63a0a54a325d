import { CommandPaletteButton } from '@portal/ui'
import { useEffect, useState } from 'react'
import { lazyPart } from '../app/lazyPart.tsx'

const palette = lazyPart(async () => (await import('./GoToAnything.tsx')).GoToAnything)

/** A button that opens "Go to anything": a field in the frame's bar. Ctrl or ⌘ K opens it anywhere. */
export function GoToAnythingButton() {
  const [isOpen, setOpen] = useState<boolean>()
  palette.usePreload()
  useEffect(() => {
    const over = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      // The shortcut does nothing while another dialog is open.
      if (!isShortcut || document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) return
      event.preventDefault()
      setOpen(true)
    }
    globalThis.addEventListener('keydown', onKeyDown, { signal: over.signal })
    return () => over.abort()
  }, [])
  return (
    <>
      <CommandPaletteButton shortcut={shortcut} onClick={() => setOpen(true)} />
      {isOpen !== undefined && <palette.Part isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

const shortcut = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
