import { useStore } from '@nanostores/react'
import { Card, EmailField, FilteredTextArea, FilteredTextField, Grid, RadioGroup, SelectField, Stack } from '@portal/ui'
import { languages } from '#portal/app/LanguageChoice.tsx'
import { locale } from '#portal/i18n/catalogue.ts'
import { inviteKinds, withKind, type InviteField, type InviteForm, type InviteProblem } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

export interface WhoCardProps {
  form: InviteForm
  problems: Partial<Record<InviteField, InviteProblem>>
  onChange: (changed: Partial<InviteForm>) => void
}

/** What kind of key, its name, and where it goes. */
export function WhoCard({ form, problems, onChange }: WhoCardProps) {
  const t = useStore(newInviteMessages)
  const shown = useStore(locale)
  const errorOf = (field: InviteField) => problems[field] && t[problems[field]]
  return (
    <Card title={t.whoAndKind}>
      <Stack gap={5}>
        <RadioGroup
          label={t.kind}
          look="cards"
          value={form.kind}
          options={inviteKinds.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
          onValueChange={({ value }) => onChange(withKind(form, inviteKinds.find((kind) => kind === value) ?? form.kind))}
        />
        <FilteredTextField
          label={t.name}
          help={t.nameHelp}
          value={form.name}
          maxLength={80}
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Grid minColumn="240px" gap={4}>
          <EmailField
            label={t.recipient}
            help={t.recipientHelp}
            isOptional
            autoComplete="off"
            value={form.recipient}
            maxLength={254}
            error={errorOf('recipient')}
            onChange={(event) => onChange({ recipient: event.currentTarget.value })}
          />
          {form.recipient !== '' && (
            <SelectField
              label={t.language}
              value={form.language ?? (shown === 'es' ? 'es' : 'en')}
              options={languages.map(({ code, label }) => ({ value: code, label }))}
              onChange={(event) => onChange({ language: event.currentTarget.value === 'es' ? 'es' : 'en' })}
            />
          )}
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
  )
}
