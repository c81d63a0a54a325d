import { Button, PayDialog } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  const [method, setMethod] = useState('2')
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>Pay $1,284.50</Button>
      <PayDialog
        isOpen={isOpen}
        onOpenChange={(change) => setIsOpen(change.isOpen)}
        invoiceNumber="INV-20418-37"
        cents={128_450}
        methods={[{ value: '2', label: 'Visa ending 4242' }]}
        method={method}
        onMethodChange={(change) => setMethod(change.method)}
        onPay={() => setIsOpen(false)}
      />
    </>
  )
}
