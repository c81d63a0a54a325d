import type { Labels, MicroDepositType, Words } from '@portal/domain'
import { forwardRef, useId } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Heading, Text } from '../../elements/Text/index.ts'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { AmountsFields } from './AmountsFields.tsx'
import { CodeField } from './CodeField.tsx'
import { StatementDrawing } from './StatementDrawing.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { microDepositFormMessages } from './MicroDepositForm.messages.ts'

export type MicroDepositFormLabels = Labels<typeof microDepositFormMessages>
export type MicroDepositFormWords = Words<typeof microDepositFormMessages>

/** What the statement said: two amounts in cents, or the code. Never both. */
export type MicroDepositEntry = { kind: 'amounts', cents: readonly [number, number] } | { kind: 'code', code: string }

export interface MicroDepositFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'children' | 'title'> {
  /** Which of the two the bank's statement shows. */
  kind: MicroDepositType
  /** ISO date the deposits are expected on; the drawing shows it. */
  expectedArrival: string
  /** What they are called on the statement. */
  descriptor?: string
  /** What the statement shows, once it can be read. */
  onSubmit: (answer: { entry: MicroDepositEntry }) => void
  /** How many tries the service says are left; null where it does not say. */
  attemptsLeft?: number | null
  /** It is being sent: the button says so, and a second press does nothing. */
  isBusy?: boolean
  /** Why the last try failed; what was typed stays. */
  error?: ReactNode
  /** When they were sent and arrive, under the title. */
  children?: ReactNode
  /** How money and dates are written; as the provider’s language does, if omitted. */
  formats?: BillingFormats
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: MicroDepositFormLabels
}

/** Asks for what the statement shows, with a drawing of where it stands. Takes pasted lines. */
export const MicroDepositForm = forwardRef<HTMLDivElement, MicroDepositFormProps>(function MicroDepositForm(props, ref) {
  const {
    kind, expectedArrival, descriptor = 'ACCTVERIFY', onSubmit, attemptsLeft, isBusy = false, error, children, formats: given,
    labels, ...rest
  } = props
  const formats = useBillingFormats(given)
  const words = useLabels('MicroDepositForm', microDepositFormMessages, labels)
  const titleId = useId()
  const day = formats.monthDay(expectedArrival)
  const tries = typeof attemptsLeft === 'number' ? words.attemptsLeft({ count: attemptsLeft }) : ''
  const shared = { onSubmit, isBusy, tries, words }
  return (
    <Stack {...rest} ref={ref} gap={3} role="group" aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>{kind === 'amounts' ? words.amountsTitle : words.codeTitle}</Heading>
      {children && <Text as="div" tone="muted">{children}</Text>}
      <StatementDrawing
        kind={kind}
        day={day}
        otherDay={formats.monthDay(dayBefore(expectedArrival))}
        otherLine={words.otherLine}
        descriptor={descriptor}
        label={words.statement}
      />
      <FormAlert>{error}</FormAlert>
      {kind === 'amounts' ? <AmountsFields {...shared} /> : <CodeField {...shared} />}
    </Stack>
  )
})

function dayBefore(isoDate: string): string {
  return new Date(Date.parse(isoDate) - 86_400_000).toISOString().slice(0, 10)
}
