import { recipientWay } from '@portal/domain'
import { Button, EmailField, FilteredTextField, Grid, Inline, Stack, Text } from '@portal/ui'
import type { InviteField, InviteForm } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

/** A guest of an earlier invite. */
export type RecentGuest = Pick<InviteForm, 'name' | 'recipient' | 'ports'>

interface WhoFieldsProps {
  form: InviteForm
  /** The guests of earlier invites, newest first. */
  recent: RecentGuest[]
  errorOf: (field: InviteField) => string | undefined
  onChange: (changed: Partial<InviteForm>) => void
}

/** The fields for the guest's name, and how the key is sent. */
export function WhoFields({ form, recent, errorOf, onChange }: WhoFieldsProps) {
  const t = newInviteMessages.useWords()
  const way = recipientWay(form.recipient)
  return (
    <Stack gap={3}>
      <Grid minColumn="240px" gap={4}>
        <FilteredTextField
          label={t.name}
          value={form.name}
          maxLength={80}
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <EmailField
          label={t.recipient}
          help={way === null ? t.recipientHelp : t.ways[way]}
          isOptional
          autoComplete="off"
          value={form.recipient}
          maxLength={254}
          error={errorOf('recipient')}
          onChange={(event) => onChange({ recipient: event.currentTarget.value })}
        />
      </Grid>
      {recent.length > 0 && form.name === '' && (
        <Inline isWrapping role="group" aria-label={t.recent}>
          <Text as="span" size="small" tone="muted" aria-hidden>
            {t.recent}
          </Text>
          {recent.map((guest) => (
            <Button key={`${guest.name} ${guest.recipient}`} size="compact" onClick={() => onChange(guest)}>
              <bdi>{guest.name}</bdi>
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
