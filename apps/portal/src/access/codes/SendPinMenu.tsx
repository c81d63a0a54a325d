import { Icon, Menu, useToaster } from '@portal/ui'
import { Mail, Smartphone, Send } from 'lucide-react'
import { attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { codesMessages } from './codes.messages.ts'

export interface SendPinMenuProps {
  user: { ID: number; Email: string; Phone: string }
}

/** A menu that sends users their active PINs by text message or email, to the addresses that they have. Shows nothing for a user without an address. */
export function SendPinMenu({ user: { ID, Email, Phone } }: SendPinMenuProps) {
  const t = codesMessages.useWords()
  const { api } = usePortal()
  const toaster = useToaster()
  const failureText = useFailureText()
  if (Email === '' && Phone === '') return null
  const send = async (By: 'email' | 'text') => {
    const sent = await attempt(api.sendPins({ UserID: ID, By }))
    if (sent.ok) toaster.success(sent.value.message)
    else toaster.error(failureText(sent.failure))
  }
  return (
    <Menu
      label={t.sendPin}
      isFramed
      items={[
        ...(Phone === '' ? [] : [{ id: 'text', label: t.sendByText({ phone: Phone }), icon: Smartphone, onSelect: () => void send('text') }]),
        ...(Email === '' ? [] : [{ id: 'email', label: t.sendByEmail({ email: Email }), icon: Mail, onSelect: () => void send('email') }]),
      ]}
    >
      <Icon icon={Send} />
      {t.sendPin}
    </Menu>
  )
}
