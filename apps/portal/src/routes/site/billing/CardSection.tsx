import type { ApiClient } from '@portal/api-client'
import { PaymentMethodKind } from '@portal/domain'
import { CardForm, CardOnFile, DescriptionList, Divider } from '@portal/ui'
import { useState } from 'react'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { useCall } from '#portal/app/useCall.ts'
import type { AccountId, AccountView, CardView } from './billingView.ts'
import { billingCardMessages, billingMessages } from './messages.ts'
import { MethodFailure, useMethodForm, useMethodSection } from './paymentMethod.tsx'

export interface CardSectionProps {
  account: AccountView
  card: Attempt<CardView | null>
  onDone: (words: string) => void
  onRetry: () => void
}

/** The saved card, and the form that adds or replaces it. */
export function CardSection({ account, card, onDone, onRetry }: CardSectionProps) {
  const t = billingMessages.useWords()
  const words = billingCardMessages.useWords()
  const { section, isAdding, open, close } = useMethodSection()
  const remove = useCall(
    async (api) => {
      await api.deleteCard({ AccountId: account.id })
      await tellOfChange(api, account.id)
    },
    () => onDone(words.removed),
  )
  if (!card.ok) return <MethodFailure title={words.title} failed={t.cardFailed} failure={card.failure} onRetry={onRetry} />
  const found = card.value
  return (
    <CardOnFile
      ref={section}
      card={found?.card ?? null}
      expiry={found?.expiry}
      isPayer={account.defaultMethod === PaymentMethodKind.credit_card}
      onReplace={open}
      onRemove={remove.run}
      isRemoving={remove.isBusy}
      removeError={remove.error}
      form={isAdding && (
        <NewCard
          account={account}
          onClose={close}
          onSaved={(said) => {
            close()
            onDone(said)
          }}
        />
      )}
    >
      {!isAdding && found && (
        <>
          <Divider />
          <DescriptionList
            items={[
              { term: t.receiptsTo, value: account.email },
              { term: t.address, value: account.address.map((line) => <div key={line}><bdi>{line}</bdi></div>) },
            ]}
          />
        </>
      )}
    </CardOnFile>
  )
}

interface NewCardProps {
  account: AccountView
  onClose: () => void
  onSaved: (words: string) => void
}

function NewCard({ account, onClose, onSaved }: NewCardProps) {
  const { id, gateway, customerId, email } = account
  const words = billingCardMessages.useWords()
  const [values, setValues] = useState({ name: '' })
  const keep = useCall(
    async (api, reference: string) => {
      await (gateway === 1 ? api.billingSaveCard({ accountId: id, setupIntent: reference }) : api.saveCard({ AccountId: id, SourceID: reference, CustomerID: customerId }))
      return tellOfChange(api, id)
    },
    (isMailSent) => onSaved(isMailSent ? words.savedAndMailed({ email }) : words.saved),
  )
  const { form, question } = useMethodForm({
    kind: 'card',
    accountId: id,
    needsSetup: gateway === 1,
    keep,
    isTyped: values.name !== '',
    onClose,
  })
  return (
    <>
      <CardForm {...form} values={values} onValuesChange={(change) => setValues(change.values)} />
      {question}
    </>
  )
}

/** Mails the owner about the changed card; returns whether it was sent. The card is already saved, so a failed mail is not an error. */
async function tellOfChange(api: ApiClient, accountId: AccountId): Promise<boolean> {
  const mail = await attempt(api.sendEmailOnCardChange({ accountId }))
  return mail.ok && mail.value.IsSent
}
