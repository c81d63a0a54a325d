import { useStore } from '@nanostores/react'
import { Card, FilteredTextArea, FilteredTextField, Grid, RadioGroup, SelectField, Stack } from '@portal/ui'
import { RestrictionColumn } from '#portal/access/RestrictionColumn.tsx'
import type { RestrictionFormProps } from '#portal/access/RestrictionForm.tsx'
import { languages } from '#portal/app/LanguageChoice.tsx'
import { locale } from '#portal/i18n/catalogue.ts'
import { inviteKinds, type InviteField, type InviteForm } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

interface MoreFieldsProps extends Pick<RestrictionFormProps, 'onUnreadable' | 'timeZone' | 'now'> {
  form: InviteForm
  errorOf: (field: InviteField) => string | undefined
  onChange: (changed: Partial<InviteForm>) => void
}

/** The fields that few invites need: a note, another kind of key or language, other hours, a limit of uses. */
export function MoreFields({ form, errorOf, onChange, ...hours }: MoreFieldsProps) {
  const t = newInviteMessages.useWords()
  const shown = useStore(locale)
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={5}>
          <RadioGroup
            label={t.kind}
            look="cards"
            value={form.kind}
            options={inviteKinds.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
            onValueChange={({ value }) => onChange({ kind: inviteKinds.find((kind) => kind === value) ?? form.kind })}
          />
          <Grid minColumn="240px" gap={4}>
            {form.kind === 'PIN' && (
              <FilteredTextField
                label={t.pin}
                help={t.pinHelp}
                isOptional
                inputMode="numeric"
                autoComplete="off"
                value={form.pin}
                maxLength={6}
                error={errorOf('pin')}
                onChange={(event) => onChange({ pin: event.currentTarget.value })}
              />
            )}
            <SelectField
              label={t.language}
              value={form.language ?? (shown === 'es' ? 'es' : 'en')}
              options={languages.map(({ code, label }) => ({ value: code, label }))}
              onChange={(event) => onChange({ language: event.currentTarget.value === 'es' ? 'es' : 'en' })}
            />
          </Grid>
          <FilteredTextArea
            label={t.description}
            help={t.descriptionHelp}
            isOptional
            rows={2}
            value={form.description}
            maxLength={500}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Stack>
      </Card>
      <RestrictionColumn value={form.restriction} onChange={(restriction) => onChange({ restriction })} parts={['uses']} {...hours} />
    </Stack>
  )
}
