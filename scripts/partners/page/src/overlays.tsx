import { Button } from '@portal/ui/Button'
import { ColumnMenu } from '@portal/ui/ColumnMenu'
import { ComboboxField } from '@portal/ui/ComboboxField'
import { CommandPalette } from '@portal/ui/CommandPalette'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { DateRangeField } from '@portal/ui/DateRangeField'
import { Dialog } from '@portal/ui/Dialog'
import { Drawer } from '@portal/ui/Drawer'
import { EmailInvoiceDialog } from '@portal/ui/EmailInvoiceDialog'
import { Menu } from '@portal/ui/Menu'
import { MultiComboboxField } from '@portal/ui/MultiComboboxField'
import { PayDialog } from '@portal/ui/PayDialog'
import { Popover } from '@portal/ui/Popover'
import { PortalScope } from '@portal/ui/PortalScope'
import { ScanMode } from '@portal/ui/ScanMode'
import { ToasterProvider } from '@portal/ui/ToasterProvider'
import { Tooltip } from '@portal/ui/Tooltip'
import { useToaster } from '@portal/ui/useToaster'
import { StrictMode } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface Overlay {
  element: ReactElement
  /** Opens the overlay, if it is not open from the start. */
  open?: (place: HTMLElement) => void
  /** Whether the overlay is in the page. Default: a dialog. */
  selector?: string
}

const change = () => undefined
const dialog = '[role=dialog], [role=alertdialog]'
const pressed = (place: HTMLElement) => place.querySelector('button')?.click()

/** Every overlay of the library, by the entry of its own. */
const overlays: Readonly<Record<string, Overlay>> = {
  Dialog: { element: <Dialog isOpen onOpenChange={change} title="Dialog" isClosable description="One sentence." /> },
  ConfirmDialog: { element: <ConfirmDialog isOpen onOpenChange={change} onConfirm={change} title="Remove 2 users?" confirmLabel="Remove 2 users" word="REMOVE" /> },
  Drawer: { element: <Drawer isOpen onOpenChange={change} label="Drawer" /> },
  CommandPalette: { element: <CommandPalette isOpen onOpenChange={change} value="" onValueChange={change} sections={[]} /> },
  ScanMode: { element: <ScanMode isOpen onOpenChange={change} name="House cleaning" image={null} alt="QR key" endsAt={null} timeZone="America/Chicago" usesLeft={2} /> },
  PayDialog: { element: <PayDialog isOpen onOpenChange={change} invoiceNumber="INV-1" cents={128_450} methods={[{ value: '2', label: 'Visa ending 4242' }]} method="2" onMethodChange={change} onPay={change} /> },
  EmailInvoiceDialog: { element: <EmailInvoiceDialog isOpen onOpenChange={change} invoiceNumber="INV-1" onSend={change} /> },
  Popover: { element: <Popover label="Doors" trigger={<Button>3 doors</Button>}>Main Gate</Popover>, open: pressed },
  Menu: { element: <Menu label="More actions" items={[{ id: 'edit', label: 'Edit', href: '/doors/7' }, { id: 'remove', label: 'Remove', onSelect: change }]}>More</Menu>, open: pressed, selector: '[role=menu]' },
  ComboboxField: { element: <ComboboxField label="Door" options={[{ value: '1', label: 'Main Gate' }]} value="" onValueChange={change} />, open: (place) => place.querySelector('input')?.click(), selector: '[role=option]' },
  MultiComboboxField: { element: <MultiComboboxField label="Doors" options={[{ value: '1', label: 'Main Gate' }]} values={[]} onValuesChange={change} />, open: (place) => place.querySelector('input')?.click(), selector: '[role=option]' },
  ColumnMenu: { element: <ColumnMenu columns={[{ id: 'unit', header: 'Unit' }]} values={['unit']} onValuesChange={change} />, open: pressed },
  DateRangeField: { element: <DateRangeField label="Office closed" value={{ from: '2026-12-24', until: '2026-12-26' }} onValueChange={change} />, open: pressed, selector: '[role=grid]' },
  Toaster: { element: <ToasterProvider><Send /></ToasterProvider>, open: pressed, selector: '[role=status] a, [role=status] button' },
  Tooltip: {
    element: <Tooltip label="Sends the newest codes"><Button>Sync now</Button></Tooltip>,
    open: (place) => {
      const button = place.querySelector('button')
      button?.focus()
      button?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
    },
    selector: '[role=tooltip]',
  },
}

function Send() {
  const toaster = useToaster()
  return <Button onClick={() => toaster.success('Invite sent.')}>Send invite</Button>
}

/** Opens one overlay after another, and returns the names of those that were not shown. */
export async function openAll(): Promise<string[]> {
  const missing: string[] = []
  for (const [name, { element, open, selector = dialog }] of Object.entries(overlays)) {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    flushSync(() => root.render(<StrictMode><PortalScope>{element}</PortalScope></StrictMode>))
    open?.(place)
    // Some overlays load their panel when they are opened.
    for (let tries = 0; tries < 60 && !document.querySelector(selector); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
    if (!document.querySelector(selector)) missing.push(name)
    flushSync(() => root.unmount())
    place.remove()
    if (document.querySelector(selector)) missing.push(`${name} (stays)`)
  }
  return missing
}
