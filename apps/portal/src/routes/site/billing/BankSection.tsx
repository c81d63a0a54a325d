import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { toBankVerificationOutcome, type BankDetails } from '@portal/domain'
import { BankAccountPanel, BankForm, emptyBankDetails, type MicroDepositEntry, type SavedBank } from '@portal/ui'
import { useState } from 'react'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall, usePageAction } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { AccountId, AccountView } from './billingView.ts'
import { billingBankMessages, billingMessages, microDepositMessages } from './messages.ts'
import { MethodFailure, useMethodForm, useMethodSection } from './paymentMethod.tsx'

type Verification = Attempt<ResponseOf<typeof endpoints.verifyBankForAccount>>

export interface BankSectionProps {
  account: AccountView
  bank: Attempt<SavedBank | null>
  onDone: (words: string) => void
  onRetry: () => void
}

/** The section that adds, verifies and deletes the bank account. */
export function BankSection({ account, bank, onDone, onRetry }: BankSectionProps) {
  const t = billingMessages.useWords()
  const words = billingBankMessages.useWords()
  const verifyProblem = useVerifyProblem()
  const { api, config } = usePortal()
  const { section, isAdding, open, close } = useMethodSection()
  const remove = useCall(() => api.deleteBankForAccount({ accountId: account.id }), () => onDone(words.removed))
  const verify = usePageAction<Verification>((outcome) => outcome.ok && outcome.value.Code === '' && onDone(words.nowVerified))
  if (!bank.ok) return <MethodFailure title={words.title} failed={t.bankFailed} failure={bank.failure} onRetry={onRetry} />
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
          onSaved={(said) => {
            verify.forget()
            close()
            onDone(said)
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
  onSaved: (words: string) => void
}

function NewBank({ account, onClose, onSaved }: NewBankProps) {
  const words = billingBankMessages.useWords()
  const [begun] = useState<BankDetails>({ ...emptyBankDetails, name: account.name })
  const [values, setValues] = useState(begun)
  const keep = useCall(
    (api, setupIntent: string) => api.saveBankAccount({ accountId: account.id, setupIntent }),
    ({ BankInfo }) => onSaved(BankInfo?.IsVerified ? words.addedVerified : words.added),
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
