import type { PayloadOf } from '@portal/api-client'
import { type endpoints, toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted } from '@portal/domain'
import { Button, EmailField, FilteredTextField, Grid, Heading, Stack, Text } from '@portal/ui'
import { UserPlus } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

const nobody = { FirstName: '', LastName: '', Email: '' }

export interface PeopleStepProps {
  setup: HouseSetup
  /** Called with the typed text of a user who isn't added yet. */
  onTypedChange: (change: { isTyped: boolean }) => void
}

/** Adds the users of the house; each is saved at once. */
export function PeopleStep({ setup, onTypedChange }: PeopleStepProps) {
  const t = houseSetupMessages.useWords()
  const [person, setTyped] = useState(nobody)
  const setPerson = (typed: typeof nobody) => {
    setTyped(typed)
    onTypedChange({ isTyped: Object.values(typed).some((text) => text.trim() !== '') })
  }
  const [hasTried, setTried] = useState(false)
  const { run, isBusy, failure } = useCall(
    (api, User: PayloadOf<typeof endpoints.saveUserWizard>['User']) =>
      api.saveUserWizard({ PropertyID: setup.PropertyID, UserGroupID: null, HasAllLocationAccess: true, Restriction: toRestrictionRecord(unrestricted), User }),
    () => {
      setPerson(nobody)
      setTried(false)
    },
  )
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { FirstName, LastName, Email } = { FirstName: person.FirstName.trim(), LastName: person.LastName.trim(), Email: person.Email.trim() }
    if (FirstName === '' || LastName === '') return focusFirstInvalid(event.currentTarget)
    run({ FirstName, LastName, Email, IsWebLoginEnabled: Email !== '', Username: Email })
  }
  const texts = (field: 'FirstName' | 'LastName', label: string) => ({
    label,
    maxLength: 60,
    autoComplete: 'off',
    value: person[field],
    error: hasTried && person[field].trim() === '' ? t.needed : undefined,
    onChange: (event: { currentTarget: { value: string } }) => setPerson({ ...person, [field]: event.currentTarget.value }),
  })
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3}>{t.added}</Heading>
        {setup.People.length === 0 ? <Text tone="muted">{t.nobody}</Text> : setup.People.map(({ ID, Name, Email }) => <Text key={ID}>{[Name, Email].filter(Boolean).join(' · ')}</Text>)}
      </Stack>
      <form noValidate onSubmit={add}>
        <Stack gap={4}>
          <Grid minColumn="180px" gap={4}>
            <FilteredTextField {...texts('FirstName', t.firstName)} />
            <FilteredTextField {...texts('LastName', t.lastName)} />
          </Grid>
          <EmailField label={t.email} isOptional autoComplete="off" maxLength={254} value={person.Email} onChange={(event) => setPerson({ ...person, Email: event.currentTarget.value })} />
          <FailureAlert failure={failure} />
          <Button type="submit" size="form" icon={UserPlus} isBusy={isBusy}>
            {t.addPerson}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
