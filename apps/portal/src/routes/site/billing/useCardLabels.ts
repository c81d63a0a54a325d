import { useStore } from '@nanostores/react'
import type { CardFormLabels, CardOnFileLabels, HostedFieldsLabels } from '@portal/ui'
import { paymentMessages } from '../../../payments/payments.messages.ts'
import { billingCardMessages } from './messages.ts'

export function useHostedFieldsLabels(): HostedFieldsLabels {
  const { loading, failed, failedHelp, retry } = useStore(paymentMessages)
  return { loading, failed, failedHelp, retry }
}

export function useCardOnFileLabels(): CardOnFileLabels {
  const t = useStore(billingCardMessages)
  return {
    ...t,
    ending: (brand, last4) => t.ending({ brand, last4 }),
    expires: (month, year) => t.expires({ month, year }),
    expired: (month, year) => t.expired({ month, year }),
    removeTitle: (name) => t.removeTitle({ name }),
  }
}

export function useCardFormLabels(): CardFormLabels {
  const t = useStore(billingCardMessages)
  const fields = useHostedFieldsLabels()
  const { name, nameHelp, nameMissing, save, cancel } = t
  return { title: t.formTitle, name, nameHelp, nameMissing, save, cancel, privacy: t.formPrivacy, fields }
}
