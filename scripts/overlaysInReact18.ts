// Opens each overlay of the built library once, in a page with React 18. Run by openOverlaysInReact18.ts.
import { createElement, version, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CommandPalette, ConfirmDialog, Dialog, Drawer, ScanMode } from '../packages/ui/src/index.ts'

const change = () => undefined
const scanned = { name: 'House cleaning', image: null, alt: 'QR key', endsAt: null, timeZone: 'America/Chicago', usesLeft: 2 }
const overlays: Record<string, ReactElement> = {
  Dialog: createElement(Dialog, { isOpen: true, onOpenChange: change, title: 'Dialog', isClosable: true, description: 'One sentence.' }),
  ConfirmDialog: createElement(ConfirmDialog, { isOpen: true, onOpenChange: change, onConfirm: change, title: 'ConfirmDialog', confirmLabel: 'Remove 2 users', word: 'REMOVE' }),
  Drawer: createElement(Drawer, { isOpen: true, onOpenChange: change, label: 'Drawer' }),
  CommandPalette: createElement(CommandPalette, { isOpen: true, onOpenChange: change, value: '', onValueChange: change, sections: [] }),
  ScanMode: createElement(ScanMode, { isOpen: true, onOpenChange: change, ...scanned }),
}

/** Returns the names of overlays that did not open, and React's version. */
async function openAll(): Promise<{ version: string; missing: string[] }> {
  const missing: string[] = []
  for (const [name, overlay] of Object.entries(overlays)) {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    flushSync(() => root.render(overlay))
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) missing.push(name)
    flushSync(() => root.unmount())
  }
  return { version, missing }
}

Object.assign(globalThis, { openAll })
