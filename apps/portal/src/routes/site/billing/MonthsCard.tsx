import { plainFormat } from '@portal/domain'
import { Card, MonthBars } from '@portal/ui'
import { AskFailure, useAsk } from '#portal/app/asking.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { monthsMessages } from './invoices.messages.ts'

/** Shows the charges in the invoices of the last twelve months, by kind. `id` is the account's. */
export function MonthsCard({ id }: { id: number | string }) {
  const t = monthsMessages.useWords()
  const tag = useLocaleTag()
  const { money } = useBillingFormats()
  const asked = useAsk(String(id), (api, signal) => api.getInvoiceMonths({}, { signal }))
  if (!asked.answer) return asked.failure && <Card><AskFailure {...asked} title={t.failed} /></Card>
  const { Kinds, Months } = asked.answer
  const total = Months.reduce((sum, { TotalCents }) => sum + TotalCents, 0)
  const most = Months.toSorted((one, other) => other.TotalCents - one.TotalCents)[0]
  if (!most || Months.every(({ InvoiceCount }) => InvoiceCount === 0)) return <Card title={t.none} />
  const hasCredit = Months.some(({ CreditCents }) => CreditCents !== 0)
  const month = plainFormat(tag, { month: 'long', year: 'numeric' }).format(Date.parse(`${most.Month}T00:00Z`))
  return (
    <Card title={t.sum({ total: money(total), month, most: money(most.TotalCents) })}>
      <MonthBars
        kinds={[...Kinds.map(({ Name }) => Name), t.tax, ...(hasCredit ? [t.credit] : [])]}
        months={Months.map(({ Month, Cents, TaxCents, CreditCents }) => ({ month: Month, cents: [...Cents, TaxCents, ...(hasCredit ? [-CreditCents] : [])] }))}
      />
    </Card>
  )
}
