import type { ApiClient } from '@portal/api-client'
import { PaymentMethodKind, toBankVerificationOutcome, type BankDetails, type PaymentFieldsKind } from '@portal/domain'
import { Card, CardForm, CardOnFile, DescriptionList, Divider, BankAccountPanel, BankForm, emptyBankDetails, type MicroDepositEntry, type SavedBank, useToaster } from '@portal/ui'
import { useState, useEffect, useRef, useCallback } from 'react'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { AskFailure } from '#portal/app/asking.tsx'
import { useCall, usePageAction, type Calling } from '#portal/app/useCall.ts'
import type { AccountId, AccountView, CardView } from './billingView.ts'
import { billingCardMessages, billingMessages, billingBankMessages, microDepositMessages } from './messages.ts'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import type { OpenSetup } from '#portal/payments/PaymentFields.ts'
import { paymentMessages } from '#portal/payments/payments.messages.ts'
import { usePaymentFields } from '#portal/payments/usePaymentFields.tsx'

export interface CardSectionProps {
  account: AccountView
  card: Attempt<CardView | null>
  onRetry: () => void
}

/** The saved card, and the form that adds or replaces it. */
export function CardSection({ account, card, onRetry }: CardSectionProps) {
  const t = billingMessages.useWords()
  const words = billingCardMessages.useWords()
  const { section, isAdding, open, close } = useMethodSection()
  const remove = useCall(
    async (api) => {
      await api.deleteCard({ AccountId: account.id })
      await tellOfChange(api, account.id)
    },
    () => words.removed,
  )
  if (!card.ok) return <Card title={words.title} padding="none"><AskFailure failure={card.failure} isLoading={false} reload={onRetry} title={t.cardFailed} /></Card>
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
      form={isAdding && <NewCard account={account} onClose={close} />}
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

function NewCard({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const { id, gateway, customerId, email } = account
  const words = billingCardMessages.useWords()
  const [values, setValues] = useState({ name: '' })
  const keep = useCall(
    async (api, reference: string) => {
      await (gateway === 1 ? api.billingSaveCard({ accountId: id, setupIntent: reference }) : api.saveCard({ AccountId: id, SourceID: reference, CustomerID: customerId }))
      return tellOfChange(api, id)
    },
    (isMailSent) => {
      onClose()
      return isMailSent ? words.savedAndMailed({ email }) : words.saved
    },
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

type Verification = Attempt<ResponseOf<typeof endpoints.verifyBankForAccount>>

interface BankSectionProps {
  account: AccountView
  bank: Attempt<SavedBank | null>
  onRetry: () => void
}

/** The section that adds, verifies and deletes the bank account. */
export function BankSection({ account, bank, onRetry }: BankSectionProps) {
  const t = billingMessages.useWords()
  const words = billingBankMessages.useWords()
  const verifyProblem = useVerifyProblem()
  const { api, config } = usePortal()
  const toaster = useToaster()
  const { section, isAdding, open, close } = useMethodSection()
  const remove = useCall(() => api.deleteBankForAccount({ accountId: account.id }), () => words.removed)
  const verify = usePageAction<Verification>((outcome) => outcome.ok && outcome.value.Code === '' && toaster.success(words.nowVerified))
  if (!bank.ok) return <Card title={words.title} padding="none"><AskFailure failure={bank.failure} isLoading={false} reload={onRetry} title={t.bankFailed} /></Card>
  return (
    <BankAccountPanel
      ref={section}
      bank={bank.value}
      today={account.today}
      descriptor={`ACCTVERIFY ${config.brand.name.toUpperCase()}`}
      onAdd={open}
      onRemove={remove.run}
      isRemoving={remove.isBusy}
      removeError={remove.error}
      onVerify={({ entry }) => verify.submit(() => attempt(api.verifyBankForAccount(toVerification(account.id, entry))))}
      isVerifying={verify.isBusy}
      verifyError={verifyProblem(verify.answer)}
      form={isAdding && (
        <NewBank
          account={account}
          onClose={close}
          onSaved={() => {
            verify.forget()
            close()
          }}
        />
      )}
    />
  )
}

/** The values that verify an account: two amounts or the code, never both (specification §3). */
function toVerification(AccountID: AccountId, entry: MicroDepositEntry) {
  if (entry.kind === 'code') return { AccountID, Amount1: null, Amount2: null, DescriptorCode: entry.code }
  const [Amount1, Amount2] = entry.cents
  return { AccountID, Amount1, Amount2, DescriptorCode: null }
}

/** Returns the problem of an attempt. A wrong attempt is an answer, not a failure; the panel says when no attempts are left. */
function useVerifyProblem(): (outcome: Verification | undefined) => string {
  const t = microDepositMessages.useWords()
  const failureText = useFailureText()
  return (outcome) => {
    if (!outcome) return ''
    if (!outcome.ok) return failureText(outcome.failure)
    const result = toBankVerificationOutcome(outcome.value.Code)
    return result === 'verified' ? '' : t[result]
  }
}

interface NewBankProps {
  account: AccountView
  onClose: () => void
  onSaved: () => void
}

function NewBank({ account, onClose, onSaved }: NewBankProps) {
  const words = billingBankMessages.useWords()
  const [begun] = useState<BankDetails>({ ...emptyBankDetails, name: account.name })
  const [values, setValues] = useState(begun)
  const keep = useCall(
    (api, setupIntent: string) => api.saveBankAccount({ accountId: account.id, setupIntent }),
    ({ BankInfo }) => {
      onSaved()
      return BankInfo?.IsVerified ? words.addedVerified : words.added
    },
  )
  const { form, question } = useMethodForm({
    kind: 'bank',
    accountId: account.id,
    // With both gateways, a SetupIntent saves a bank account.
    needsSetup: true,
    keep,
    isTyped: values !== begun,
    onClose,
  })
  return (
    <>
      <BankForm {...form} values={values} onValuesChange={(change) => setValues(change.values)} />
      {question}
    </>
  )
}

interface MethodFormOptions {
  kind: PaymentFieldsKind
  accountId: AccountId
  /** Whether the form confirms a SetupIntent; otherwise the gateway returns a one-time token. */
  needsSetup: boolean
  /** The call that saves the method by its reference, after the gateway accepted it. */
  keep: Calling<string>
  /** Whether there is text outside of the gateway's fields. */
  isTyped: boolean
  onClose: () => void
}

/**
 * The common parts of the forms for cards and bank accounts: the gateway's fields, whose reference the account saves, focus, and the question
 * on leaving. The first attempt opens a SetupIntent, later ones reuse it; it is canceled if the user leaves before finishing.
 */
function useMethodForm({ kind, accountId, needsSetup, keep, isTyped, onClose }: MethodFormOptions) {
  const { api } = usePortal()
  const t = paymentMessages.useWords()
  const failureText = useFailureText()
  const fields = usePaymentFields(kind)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const open = useRef<OpenSetup | null>(null)
  const hasLeft = useRef(false)
  const isBusy = isSaving || keep.isBusy
  const question = useUnsavedChanges((isTyped || fields.isTouched) && !isBusy)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(ref.current, 'input'), [])

  // The call is not awaited, because the gateway drops an open SetupIntent after some time.
  const cancel = useCallback((setupIntent: string) => void attempt(api.cancelSetupIntent({ accountId, setupIntent })).catch(() => undefined), [api, accountId])

  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      if (open.current) cancel(open.current.id)
      open.current = null
    }
  }, [cancel])

  const setupFor = async (): Promise<OpenSetup | string> => {
    if (open.current) return open.current
    const created = await attempt(api.createSetupIntent({ accountId }))
    if (!created.ok) return failureText(created.failure)
    const setup = { id: created.value.SetupIntentId, clientSecret: created.value.ClientSecret }
    if (hasLeft.current) {
      cancel(setup.id)
      return ''
    }
    open.current = setup
    return setup
  }

  const save = async (details: { name: string } | BankDetails) => {
    setSaving(true)
    setError('')
    try {
      const setup = needsSetup ? await setupFor() : undefined
      if (typeof setup === 'string') return setError(setup)
      const result = await fields.submit({ details, setup })
      if (result.kind === 'refused') setError(result.message)
      if (result.kind === 'unreachable') setError(t.unreachable)
      if (result.kind === 'done') {
        open.current = null
        keep.run(result.reference)
      }
    } finally {
      setSaving(false)
    }
  }
  const form = {
    ref,
    fields: fields.slot,
    fieldsState: fields.state,
    onFieldsRetry: fields.retry,
    onSubmit: ({ values }: { values: { name: string } | BankDetails }) => void save(values),
    onCancel: onClose,
    isBusy,
    error: error || keep.error,
  }
  return { form, question }
}

/** The section of a payment method: whether its form is open, and the focus after it closes. */
function useMethodSection() {
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    setAdding(false)
    focusFirst(section.current, 'button')
  }
  return { section, isAdding, open: () => setAdding(true), close }
}

/** Focuses the first field of a new form, or the first button of a card whose form closed. */
function focusFirst(within: HTMLElement | null, selector: 'input' | 'button'): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus())
}
