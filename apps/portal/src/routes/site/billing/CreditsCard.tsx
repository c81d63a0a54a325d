import { Button, Card, DescriptionList, InlineAlert, Stack, Text } from '@portal/ui'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import type { AccountView } from './billingView.ts'
import { billingMessages, creditMessages } from './messages.ts'
import { useBillingCommand } from './useBillingCommand.ts'

export interface CreditsCardProps {
  account: AccountView
  isOnline: boolean
  onDone: (words: string) => void
}

/** The account's credits with what is left of each, and a button that uses them for the next open invoice. */
export function CreditsCard({ account: { credits, creditCents, nextOpen, isAutomatic }, isOnline, onDone }: CreditsCardProps) {
  const t = creditMessages.useWords()
  const { offline } = billingMessages.useWords()
  const { money, date } = useBillingFormats()
  const failureText = useFailureText()
  const apply = useBillingCommand('credit', (outcome) => {
    if (outcome.ok) onDone(t.used({ amount: money(outcome.value.UsedCents), invoice: outcome.value.Invoice.Number }))
  })
  const use = creditCents > 0 && nextOpen && (
    <Button size="compact" isBusy={apply.isRunning} disabledReason={isOnline ? undefined : offline} onClick={() => apply.run({ do: 'credit', request: { InvoiceId: nextOpen.id } })}>
      {t.use({ invoice: nextOpen.number })}
    </Button>
  )
  return (
    <Card title={t.title} fact={t.left({ amount: money(creditCents) })} actions={use}>
      <Stack gap={3}>
        {isAutomatic && creditCents > 0 && <Text size="small" tone="muted">{t.usedFirst}</Text>}
        <DescriptionList
          items={credits.map(({ id, description, issued, cents, leftCents }) => ({
            id,
            term: <bdi>{description}</bdi>,
            value: t[leftCents === 0 ? 'usedUp' : leftCents === cents ? 'unused' : 'partly']({ amount: money(cents), left: money(leftCents), date: date(issued) }),
          }))}
        />
        {apply.outcome?.ok === false && <InlineAlert tone="danger" role="alert">{failureText(apply.outcome.failure)}</InlineAlert>}
      </Stack>
    </Card>
  )
}
