import { decodeWiegand, FacilityCodeMode, padCard, readCard, readCardNumber, type WiegandFormat, wiegandFormats, wiegandLayouts, writeCard } from '@portal/domain'
import { Disclosure, FilteredTextField, Grid, Icon, Inline, RadioGroup, SelectField, Stack, Text } from '@portal/ui'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { CheckStatus } from './codeCheck.tsx'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { CodeForm } from './codeForm.ts'
import { PresentedCard } from './PresentedCard.tsx'
import type { CodeFieldsProps } from './CodeTextFields.tsx'

/** Fields for a card, or a range of cards: by numbers or by a reader's output, checked by format (specification §3). */
export function CardFields({ form, problems, check, onChange, onFill }: CodeFieldsProps) {
  const t = codeEditorMessages.useWords()
  const { facility, card, bits } = wiegandLayouts[form.format]
  const isOne = form.mode === FacilityCodeMode.FacilityCode
  const isRaw = isOne && form.cardEntry === 'raw'
  const hasFacility = facility !== null && form.mode !== FacilityCodeMode.Range
  const number = (name: 'facility' | 'card' | 'rangeFrom' | 'rangeTo', max: number) => (
    <FilteredTextField
      key={name}
      label={t[name]}
      help={name === 'facility' ? t.facilityHelp({ max: String(max) }) : t.cardHelp({ max: String(max) })}
      autoComplete="off"
      inputMode="numeric"
      maxLength={11}
      value={form[name]}
      error={problems[name] && t[problems[name]]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  const maxCard = 2 ** card.length - 1
  return (
    <Stack gap={4}>
      <Grid minColumn="240px" gap={4}>
        <SelectField
          label={t.format}
          value={form.format}
          options={wiegandFormats.map((format) => ({ value: format, label: t[format] }))}
          onChange={(event) => onChange({ format: wiegandFormats.find((format) => format === event.currentTarget.value) ?? form.format })}
        />
        <SelectField
          label={t.mode}
          value={String(form.mode)}
          options={Object.values(FacilityCodeMode).map((mode) => ({ value: String(mode), label: t[`mode${mode}`], isDisabled: mode === 3 && facility === null }))}
          onChange={(event) => onChange({ mode: Object.values(FacilityCodeMode).find((mode) => String(mode) === event.currentTarget.value) ?? form.mode })}
        />
      </Grid>
      {isOne && (
        <RadioGroup
          label={t.enterAs}
          value={form.cardEntry}
          options={[
            { value: 'numbers', label: t.numbers },
            { value: 'raw', label: t.raw },
          ]}
          onValueChange={({ value }) => onChange({ cardEntry: value === 'raw' ? 'raw' : 'numbers' })}
        />
      )}
      {isOne && !isRaw && <PresentedCard {...{ form, onChange, onFill }} />}
      {isRaw ? (
        <FilteredTextField
          label={t.rawLabel}
          help={rawHelp(form, t) ?? t.rawHelp({ bits, digits: Math.ceil(bits / 4) })}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={form.raw}
          error={problems.raw && t[problems.raw]}
          onChange={(event) => onChange({ raw: event.currentTarget.value })}
        />
      ) : (
        <Grid minColumn="200px" gap={4}>
          {hasFacility && facility && number('facility', 2 ** facility.length - 1)}
          {isOne ? number('card', maxCard) : [number('rangeFrom', maxCard), number('rangeTo', maxCard)]}
        </Grid>
      )}
      {isOne && <BitStrip format={form.format} bits={bitsOf(form)} isFolded={!isRaw} />}
      <CheckStatus check={check} />
    </Stack>
  )
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

function rawHelp({ format, raw }: CodeForm, t: Words): string | null {
  const reading = readCard(format, raw)
  if (reading.kind === 'length') return t.rawLength({ got: reading.got, wanted: reading.wanted })
  return reading.kind === 'parity' ? t.rawParity : null
}

/** The bits of the card, if known. */
function bitsOf(form: CodeForm): string | null {
  if (form.cardEntry === 'raw') {
    const reading = readCard(form.format, form.raw)
    return reading.kind === 'card' ? reading.bits : null
  }
  const facility = wiegandLayouts[form.format].facility === null ? null : readCardNumber(form.facility)
  const written = writeCard(form.format, { facility, card: readCardNumber(form.card) })
  return 'bits' in written ? written.bits : null
}

interface BitStripProps {
  format: WiegandFormat
  /** The bits as 0 and 1; null while the card is unknown. */
  bits: string | null
  isFolded: boolean
}

/** Shows the bits of a card, with marked facility code and parity, and their numbers. */
function BitStrip({ format, bits, isFolded }: BitStripProps) {
  const t = codeEditorMessages.useWords()
  const { facility, card } = wiegandLayouts[format]
  const reading = bits === null ? null : decodeWiegand(format, bits)
  if (bits === null || reading === null) return null
  const partOf = (index: number) => {
    if (index === 0 || index === bits.length - 1) return 'parity'
    return facility && index < facility.start + facility.length ? 'facility' : 'card'
  }
  const facts = [
    ...(facility && reading.facilityCode !== null ? [`${t.facilityBits({ count: facility.length })}: ${reading.facilityCode}`] : []),
    `${t.cardBits({ count: card.length })}: ${padCard(format, reading.cardNumber)}`,
  ]
  const strip = (
    <div>
      <Strip role="img" aria-label={t.bits({ bits })}>
        {Array.from(bits, (bit, index) => (
          <span key={index} data-part={partOf(index)} aria-hidden>
            {bit}
          </span>
        ))}
      </Strip>
      <Inline gap={4} isWrapping>
        {facts.map((fact) => (
          <Text key={fact} size="small" isTabular>
            {fact}
          </Text>
        ))}
        <Inline gap={1}>
          <Icon icon={CircleCheck} tone="success" />
          <Text size="small">{t.parityRight}</Text>
        </Inline>
      </Inline>
    </div>
  )
  return isFolded ? <Disclosure summary={t.showBits}>{strip}</Disclosure> : strip
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block-end: var(--portal-space-2);
  direction: ltr;
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums slashed-zero;

  & > span {
    flex: 1 0 20px;
    max-inline-size: 32px;
    padding-block: var(--portal-space-1);
    border: 1px solid var(--portal-border-subtle);
    margin-inline-start: -1px;
    text-align: center;
  }
  & > [data-part='parity'] {
    background: var(--portal-surface-sunken);
    color: var(--portal-text-muted);
  }
  & > [data-part='facility'] {
    background: var(--portal-surface-selected);
  }
`
