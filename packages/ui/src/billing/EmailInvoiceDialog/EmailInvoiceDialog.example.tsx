import { Button, EmailInvoiceDialog } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Email invoice</Button>
      <EmailInvoiceDialog isOpen={isOpen} onOpenChange={(change) => setIsOpen(change.isOpen)} invoiceNumber="INV-20418-37" onSend={() => setIsOpen(false)} />
    </>
  )
}
