import type { Labels, MicroDepositType, Words } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
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

/** The values from the bank statement: two amounts in cents, or the code. */
export type MicroDepositEntry = { kind: 'amounts', cents: readonly [number, number] } | { kind: 'code', code: string }

export interface MicroDepositFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'children' | 'title'> {
  /** Whether the bank statement shows two amounts or a code. */
  kind: MicroDepositType
  /** ISO date on which the deposits should arrive, shown in the drawing of the statement. */
  expectedArrival: string
  /** The name of the deposits on the statement. */
  descriptor?: string
  /** Called with a valid entry. */
  onSubmit: (answer: { entry: MicroDepositEntry }) => void
  /** How many tries are left; null if the service doesn't say. */
  attemptsLeft?: number | null
  /** While sending: the button says so and ignores further presses. */
  isBusy?: boolean
  /** Why the last try failed. The typed text stays. */
  error?: ReactNode
  /** Text under the title, such as when the deposits were sent and will arrive. */
  children?: ReactNode
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: MicroDepositFormLabels
}

/** Asks for the two amounts or the code on the bank statement, and shows a drawing of a statement. Accepts pasted lines. */
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
