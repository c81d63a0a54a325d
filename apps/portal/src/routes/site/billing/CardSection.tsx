import { useStore } from '@nanostores/react'
import { PaymentMethodKind } from '@portal/domain'
import { CardForm, CardOnFile, DescriptionList, Divider, ErrorPanel, Card } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import type { Attempt } from '../../../app/attempt.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import type { AccountView, CardView } from './billingView.ts'
import { billingCardMessages, billingMessages } from './messages.ts'
import { focusFirst } from './focusIn.ts'
import { useBillingCommand } from './useBillingCommand.ts'
import { useSaveMethod } from './useSaveMethod.ts'

export interface CardSectionProps {
  account: AccountView
  card: Attempt<CardView | null>
  onDone: (words: string) => void
  onRetry: () => void
}

/** The card on file, and the form that adds or replaces it. */
export function CardSection({ account, card, onDone, onRetry }: CardSectionProps) {
  const t = useStore(billingMessages)
  const words = useStore(billingCardMessages)
  const failureText = useFailureText()
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    setAdding(false)
    focusFirst(section.current, 'button')
  }
  const remove = useBillingCommand('deleteCard', (outcome) => {
    if (outcome.ok) onDone(words.removed)
  })
  if (!card.ok) {
    return (
      <Card title={words.title} padding="none">
        <ErrorPanel title={t.cardFailed} onRetry={onRetry}>{failureText(card.failure)}</ErrorPanel>
      </Card>
    )
  }
  const found = card.value
  return (
    <CardOnFile
      ref={section}
      card={found?.card ?? null}
      expiry={found?.expiry}
      isPayer={account.defaultMethod === PaymentMethodKind.credit_card}
      onReplace={() => setAdding(true)}
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
  const words = useStore(billingCardMessages)
  const failureText = useFailureText()
  const [values, setValues] = useState({ name: '' })
  const keep = useBillingCommand('saveCard', (outcome) => {
    if (outcome.ok) onSaved(outcome.value.isMailSent ? words.savedAndMailed({ email: account.email }) : words.saved)
  })
  const { fields, save, isSaving, error } = useSaveMethod({
    kind: 'card',
    accountId: account.id,
    needsSetup: account.gateway === 1,
    onConfirmed: (reference) => keep.run({ do: 'saveCard', accountId: account.id, gateway: account.gateway, customerId: account.customerId, reference }),
  })
  const isSubmitting = isSaving || keep.isRunning
  const question = useUnsavedChanges((values.name !== '' || fields.isTouched) && !isSubmitting)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(form.current, 'input'), [])
  return (
    <>
      <CardForm
        ref={form}
        values={values}
        onValuesChange={(change) => setValues(change.values)}
        fields={fields.slot}
        fieldsState={fields.state}
        onFieldsRetry={fields.retry}
        onSubmit={(entry) => void save(entry.values)}
        onCancel={onClose}
        isSubmitting={isSubmitting}
        error={error || (keep.outcome?.ok === false && failureText(keep.outcome.failure))}
      />
      {question}
    </>
  )
}
