import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { type ExportFormat, exportFormats, exportKinds, rightOfExport } from '@portal/domain'
import { Button, Card, CheckboxField, FilteredTextField, FormActions, InlineAlert, RadioGroup, SelectField, Stack } from '@portal/ui'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRights } from '#portal/app/useRights.ts'
import { type Exported, isNarrowed, readExported } from '#portal/exports/exportPath.ts'
import { locale } from '#portal/i18n/catalogue.ts'
import { exportsMessages } from './messages.ts'

export interface NewExportProps {
  isRunning: boolean
  isBusy: boolean
  onStart: (wanted: PayloadOf<typeof endpoints.createExport>) => void
}

/** The form for a new export. The list and its filters are in the address. */
export function NewExport({ isRunning, isBusy, onStart }: NewExportProps) {
  const t = exportsMessages.useWords()
  const spoken = useStore(locale)
  const may = useRights()
  const [params, setParams] = useSearchParams()
  const kinds = exportKinds.filter((kind) => may(rightOfExport[kind]))
  const asked = readExported(params)
  const what: Exported = asked && kinds.includes(asked.Of) ? asked : { Of: kinds[0] ?? 'users' }
  const narrowed = isNarrowed(what)
  const [typed, setTyped] = useState<string | null>(null)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [withCodes, setWithCodes] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const name = typed ?? (narrowed ? t.nameNarrowed({ list: t[what.Of] }) : t[what.Of])
  const hasCodes = what.Of === 'codes' || what.Of === 'invites'
  const choose = (of: string) => {
    setTyped(null)
    setParams({ what: JSON.stringify({ Of: of }) }, { replace: true, preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') onStart({ Name: name.trim(), Format: format, WithCodes: hasCodes && withCodes, Language: spoken === 'es' ? 'es' : 'en', What: what })
  }
  return (
    <Card title={t.newTitle}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <SelectField label={t.list} value={what.Of} options={kinds.map((value) => ({ value, label: t[value] }))} onChange={({ currentTarget }) => choose(currentTarget.value)} />
          {narrowed && (
            <InlineAlert tone="info" actions={<Button size="compact" onClick={() => choose(what.Of)}>{t.whole}</Button>}>
              {t.narrowed}
            </InlineAlert>
          )}
          <FilteredTextField label={t.name} value={name} maxLength={120} error={isMissing && name.trim() === '' ? t.nameMissing : undefined} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
          <RadioGroup
            label={t.format}
            options={exportFormats.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
            value={format}
            onValueChange={({ value }) => setFormat(value === 'pdf' ? 'pdf' : 'csv')}
          />
          {hasCodes && <CheckboxField label={t.withCodes} help={t.withCodesHelp} checked={withCodes} onChange={({ currentTarget }) => setWithCodes(currentTarget.checked)} />}
          <FormActions>
            <Button size="form" variant="primary" type="submit" isBusy={isBusy} disabledReason={isRunning ? t.oneAtATime : undefined}>{t.start}</Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  )
}
