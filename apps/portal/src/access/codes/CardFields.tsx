import { FacilityCodeMode, wiegandFormats, wiegandLayouts, readCard, readCardNumber, writeCard } from '@portal/domain'
import { FilteredTextField, Grid, RadioGroup, SelectField, Stack } from '@portal/ui'
import { BitStrip } from './BitStrip.tsx'
import { CheckStatus } from './CheckStatus.tsx'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { CodeForm } from './codeForm.ts'
import { PresentedCard } from './PresentedCard.tsx'
import type { CodeFieldsProps } from './CodeTextFields.tsx'

/** Fields for a card, or a range of cards: by numbers or by a reader's output, checked by format (specification §3). */
export function CardFields({ form, problems, check, onChange }: CodeFieldsProps) {
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
      {isOne && !isRaw && <PresentedCard form={form} onChange={onChange} />}
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
      {isOne && <BitStrip format={form.format} bits={bitsOf(form)} />}
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
