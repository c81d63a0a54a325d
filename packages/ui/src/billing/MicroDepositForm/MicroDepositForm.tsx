import { type Labels, type MicroDepositType, parseDepositCents, parseDescriptorCode, parseMicroDeposit, type Words } from '@portal/domain'
import { type ClipboardEvent, type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { FilteredTextField } from '../../forms/FilteredTextField/FilteredTextField.tsx'
import { FormActions } from '../../forms/FormActions/FormActions.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { media } from '../../theme/media.ts'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { StatementDrawing } from './StatementDrawing.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { microDepositFormMessages } from './MicroDepositForm.messages.ts'

export type MicroDepositFormLabels = Labels<typeof microDepositFormMessages>
type MicroDepositFormWords = Words<typeof microDepositFormMessages>

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
  /** Whether the form is being sent; the button says so and ignores further presses. */
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

/** A field for the code in upper or lower case: the whole code, its last four characters, or a pasted line that contains it. */
function CodeField({ onSubmit, isBusy, tries, words }: EntryFieldsProps) {
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const [wereAmounts, setAmounts] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const readingId = useId()
  const code = parseDescriptorCode(text)

  const paste = (event: ClipboardEvent) => {
    const reading = parseMicroDeposit(event.clipboardData.getData('text'))
    setAmounts(reading?.kind === 'amounts')
    if (reading?.kind !== 'code') return
    event.preventDefault()
    setText(reading.code)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (code !== null) onSubmit({ entry: { kind: 'code', code } })
    else field.current?.focus()
  }
  const error = wereAmounts ? words.codeWanted : wasTried && code === null && words.codeWrong
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={3}>
        <FilteredTextField
          ref={field}
          name="descriptorCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={words.code}
          help={`${words.codeHelp} ${tries}`}
          describedBy={readingId}
          after={<Text as="div" size="small" tone="success" id={readingId} aria-live="polite">{code && code !== text.trim() && words.reads({ code })}</Text>}
          value={text}
          readOnly={isBusy}
          onChange={(event) => {
            setAmounts(false)
            setText(event.target.value)
          }}
          onPaste={paste}
          error={error}
        />
        <FormActions>
          <Button type="submit" size="form" isBusy={isBusy}>{words.verify}</Button>
        </FormActions>
      </Stack>
    </form>
  )
}

interface EntryFieldsProps {
  onSubmit: (answer: { entry: MicroDepositEntry }) => void
  isBusy: boolean
  /** How many tries are left, as text: "3 tries left." Empty if unknown. */
  tries: string
  words: MicroDepositFormWords
}

type Amounts = readonly [string, string]
const places = [0, 1] as const

/** Fields for two amounts in any order. Pasting a line with both fills both. */
function AmountsFields({ onSubmit, isBusy, tries, words }: EntryFieldsProps) {
  const [texts, setTexts] = useState<Amounts>(['', ''])
  const [wasTried, setTried] = useState(false)
  const [wasCode, setCode] = useState(false)
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const
  const cents = [parseDepositCents(texts[0]), parseDepositCents(texts[1])] as const

  const put = (place: 0 | 1, text: string) => {
    setCode(false)
    setTexts(place === 0 ? [text, texts[1]] : [texts[0], text])
  }
  const paste = (place: 0 | 1, event: ClipboardEvent) => {
    const reading = parseMicroDeposit(event.clipboardData.getData('text'))
    setCode(reading?.kind === 'code')
    if (reading?.kind !== 'amounts') return
    event.preventDefault()
    const [first, second] = reading.cents
    if (second === undefined) put(place, String(first))
    else setTexts([String(first), String(second)])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const [first, second] = cents
    if (first !== null && second !== null) onSubmit({ entry: { kind: 'amounts', cents: [first, second] } })
    else fields[first === null ? 0 : 1].current?.focus()
  }
  const errorOf = (place: 0 | 1) => {
    if (wasCode && place === 0) return words.amountsWanted
    return wasTried && cents[place] === null && words.amountWrong
  }
  return (
    <Form method="post" noValidate onSubmit={submit}>
      {places.map((place) => (
        <FilteredTextField
          key={place}
          ref={fields[place]}
          name={place === 0 ? 'amount1' : 'amount2'}
          inputMode="decimal"
          autoComplete="off"
          label={place === 0 ? words.firstAmount : words.secondAmount}
          value={texts[place]}
          readOnly={isBusy}
          onChange={(event) => put(place, event.target.value)}
          onPaste={(event) => paste(place, event)}
          error={errorOf(place)}
        />
      ))}
      <Button type="submit" size="form" isBusy={isBusy}>{words.verify}</Button>
      <Text size="small" tone="muted" data-part="help">{words.amountsHelp} {tries}</Text>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--portal-space-2) var(--portal-space-3);

  /* The button is aligned with the fields, not with their labels. */
  & > button {
    margin-block-start: var(--portal-space-6);
  }
  & > [data-part='help'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > button {
      grid-column: 1 / -1;
      margin-block-start: 0;
    }
  }
`
