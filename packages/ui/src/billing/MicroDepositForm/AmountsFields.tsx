import { parseDepositCents, parseMicroDeposit } from '@portal/domain'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { FilteredTextField } from '../../forms/FilteredTextField/index.ts'
import { media } from '../../theme/media.ts'
import type { MicroDepositEntry, MicroDepositFormWords } from './MicroDepositForm.tsx'

export interface EntryFieldsProps {
  onSubmit: (answer: { entry: MicroDepositEntry }) => void
  isBusy: boolean
  /** How many tries are left, as text: "3 tries left." Empty if unknown. */
  tries: string
  words: MicroDepositFormWords
}

type Amounts = readonly [string, string]
const places = [0, 1] as const

/** Fields for two amounts in any order. Pasting a line with both fills both. */
export function AmountsFields({ onSubmit, isBusy, tries, words }: EntryFieldsProps) {
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
