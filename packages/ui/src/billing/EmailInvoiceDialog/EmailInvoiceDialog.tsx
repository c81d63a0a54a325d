import { isEmailAddress, type Labels, type Words } from '@portal/domain'
import { Mail } from 'lucide-react'
import { type FormEvent, forwardRef, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { EmailField } from '../../forms/EmailField/EmailField.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { type AskedDialogProps, Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { emailInvoiceDialogMessages } from './EmailInvoiceDialog.messages.ts'

export type EmailInvoiceDialogLabels = Labels<typeof emailInvoiceDialogMessages>

export interface EmailInvoiceDialogProps extends Omit<AskedDialogProps, 'title' | 'actions' | 'leadAction' | 'isClosable' | 'labels' | 'initialFocus' | 'children'> {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** The invoice's number: 'INV-20418-37'. */
  invoiceNumber: string
  /** The initial email addresses. */
  defaultAddresses?: string
  /** Called with the typed addresses, all valid, to send the invoice. */
  onSend: (mail: { addresses: string[] }) => void
  /** The invoice is being sent. */
  isBusy?: boolean
  /** The error, and what to do. Screen readers announce it. */
  error?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: EmailInvoiceDialogLabels
}

/** Asks for the addresses to email an invoice to. */
export const EmailInvoiceDialog = forwardRef<HTMLDivElement, EmailInvoiceDialogProps>(function EmailInvoiceDialog(props, ref) {
  const { isOpen, onOpenChange, invoiceNumber, defaultAddresses = '', onSend, isBusy = false, error, labels, ...rest } = props
  const words = useLabels('EmailInvoiceDialog', emailInvoiceDialogMessages, labels)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const close = (change: { isOpen: boolean }) => {
    if (!isBusy) onOpenChange(change)
  }
  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={field}
      icon={Mail}
      title={words.title({ invoice: invoiceNumber })}
      description={words.description}
      actions={(
        <>
          <Button onClick={() => close({ isOpen: false })}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>{words.send}</Button>
        </>
      )}
    >
      <AddressForm {...{ field, formId, defaultAddresses, onSend, isBusy, words }} />
      <FormAlert>{error}</FormAlert>
    </Dialog>
  )
})

interface AddressFormProps {
  field: RefObject<HTMLInputElement | null>
  formId: string
  defaultAddresses: string
  onSend: (mail: { addresses: string[] }) => void
  isBusy: boolean
  words: Words<typeof emailInvoiceDialogMessages>
}

function AddressForm({ field, formId, defaultAddresses, onSend, isBusy, words }: AddressFormProps) {
  const [text, setText] = useState(defaultAddresses)
  const [problem, setProblem] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const addresses = text.split(/[,;\s]+/).filter((part) => part !== '')
    const wrong = addresses.find((address) => !isEmailAddress(address))
    const found = wrong === undefined ? '' : words.invalid({ address: wrong })
    const complaint = addresses.length === 0 ? words.missing : found
    setProblem(complaint)
    if (complaint === '') onSend({ addresses })
    else field.current?.focus()
  }
  return (
    <form id={formId} method="post" noValidate onSubmit={send}>
      <EmailField
        ref={field}
        multiple
        autoComplete="email"
        label={words.addresses}
        help={words.addressesHelp}
        value={text}
        readOnly={isBusy}
        onChange={(event) => {
          setText(event.target.value)
          setProblem('')
        }}
        error={problem}
      />
    </form>
  )
}
