import { PaymentMethodKind } from '@portal/domain'
import { CardForm, CardOnFile, DescriptionList, Divider } from '@portal/ui'
import { useState } from 'react'
import type { Attempt } from '#portal/app/attempt.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { AccountView, CardView } from './billingView.ts'
import { billingCardMessages, billingMessages } from './messages.ts'
import { MethodFailure } from './MethodFailure.tsx'
import { useBillingCommand } from './useBillingCommand.ts'
import { useMethodForm, useMethodSection } from './useMethodForm.ts'

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
  const failureText = useFailureText()
  const { section, isAdding, open, close } = useMethodSection()
  const remove = useBillingCommand('deleteCard', (outcome) => {
    if (outcome.ok) onDone(words.removed)
  })
  if (!card.ok) return <MethodFailure title={words.title} failed={t.cardFailed} failure={card.failure} onRetry={onRetry} />
  const found = card.value
  return (
    <CardOnFile
      ref={section}
      card={found?.card ?? null}
      expiry={found?.expiry}
      isPayer={account.defaultMethod === PaymentMethodKind.credit_card}
      onReplace={open}
      onRemove={() => remove.run({ do: 'deleteCard', accountId: account.id })}
      isRemoving={remove.isRunning}
      removeError={remove.outcome?.ok === false && failureText(remove.outcome.failure)}
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
  const words = billingCardMessages.useWords()
  const [values, setValues] = useState({ name: '' })
  const keep = useBillingCommand('saveCard', (outcome) => {
    if (outcome.ok) onSaved(outcome.value.isMailSent ? words.savedAndMailed({ email: account.email }) : words.saved)
  })
  const { form, question } = useMethodForm({
    kind: 'card',
    accountId: account.id,
    needsSetup: account.gateway === 1,
    onConfirmed: (reference) => keep.run({ do: 'saveCard', accountId: account.id, gateway: account.gateway, customerId: account.customerId, reference }),
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
