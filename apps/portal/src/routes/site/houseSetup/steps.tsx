import { limits, unrestricted } from '@portal/domain'
import { CheckboxGroup, FilteredTextField, Stack, Text, Button, Avatar, Icon, InlineAlert, EmailField, Grid, Heading } from '@portal/ui'
import { styled } from 'styled-components'
import { type House, housePeople, locationsOf, type HouseCodesEdit } from './houseCodes.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup, SaveHouse } from './route.tsx'
import { PhoneCall, CircleCheck, Dices, UserPlus } from 'lucide-react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { Rows } from '#portal/app/Rows.ts'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, toRestrictionRecord } from '@portal/api-client/contract'
import { useState, type SyntheticEvent } from 'react'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'

export interface CallsStepProps {
  setup: HouseSetup
  house: House
  /** The ids of the users whose apps ring after the owner's. */
  rung: readonly number[]
  onRungChange: (change: { rung: number[] }) => void
  onChange: (changed: Partial<House>) => void
}

/** The step about calls: the owner's app rings, then the chosen users together, then a phone number. */
export function CallsStep({ setup, house, rung, onRungChange, onChange }: CallsStepProps) {
  const t = houseSetupMessages.useWords()
  const isFull = rung.length >= limits.watchman.peopleAtOnce
  return (
    <Stack gap={4}>
      {setup.People.length > 0 && (
        <CheckboxGroup
          label={t.rungThen}
          help={t.rungHelp}
          options={setup.People.map(({ ID, Name }) => ({ value: String(ID), label: Name, isDisabled: isFull && !rung.includes(ID) }))}
          values={rung.map(String)}
          onValuesChange={({ values }) => onRungChange({ rung: values.map(Number) })}
        />
      )}
      <FilteredTextField
        label={t.watchman}
        help={t.watchmanHelp}
        isOptional
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        value={house.WatchmanPhoneNumber}
        onChange={(event) => onChange({ WatchmanPhoneNumber: event.currentTarget.value })}
      />
      <RingTest setup={setup} payload={{ Step: 'calls', ...house, RungUserIDs: [...rung] }} />
    </Stack>
  )
}

const visitorCalls = lazyPart(async () => (await import('#portal/calls/visitorCalls/VisitorCallsCard.tsx')).VisitorCallsCard)

interface RingTestProps {
  setup: HouseSetup
  /** The values of the page, which are saved before the test call, so that the call tests them. */
  payload: SaveHouse
}

/** A test call: rings the house like a visitor, and shows who answers. */
export function RingTest({ setup, payload }: RingTestProps) {
  const t = houseSetupMessages.useWords()
  const formats = useFormats(setup.TimezoneID)
  const { run, isBusy, isDone, failure } = useCall(async (api) => {
    await api.saveHouseSetup(payload)
    await api.ringHouse({})
  })
  if (!setup.Doors.some(({ IsStation }) => IsStation)) return <Text tone="muted">{t.noStation}</Text>
  return (
    <Stack gap={3}>
      <div>
        <Button size="form" icon={PhoneCall} isBusy={isBusy} onClick={() => run()}>
          {t.ringTest}
        </Button>
      </div>
      <Text size="small" tone="muted">{t.ringTestHelp}</Text>
      <FailureAlert failure={failure} />
      {isDone && <visitorCalls.Part formats={formats} />}
    </Stack>
  )
}

interface CodesStepProps {
  setup: HouseSetup
  edit: HouseCodesEdit
}

/** The step with one code for each user, so that activity names who entered. Codes are random and can be edited. */
export function CodesStep({ setup, edit: { codes, problems, change, draw } }: CodesStepProps) {
  const t = houseSetupMessages.useWords()
  if (locationsOf(setup).length === 0) return <InlineAlert tone="info">{t.codesLater}</InlineAlert>
  return (
    <Stack gap={3}>
      <List>
        {housePeople(setup).map(({ id, name, isOwner }) => {
          const problem = problems[id]
          return (
            <li key={id}>
              <Avatar name={name} size={28} isDecorative />
              <Stack gap={2}>
                <Stack gap={0}>
                  <Text isStrong>{name}</Text>
                  <Text size="small" tone="muted">{isOwner ? t.owner : t.family}</Text>
                </Stack>
                <Code>
                  <FilteredTextField
                    label={t.codeOf({ name })}
                    isLabelHidden
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={5}
                    value={codes[id] ?? ''}
                    error={problem && t[`code${problem}`]}
                    onChange={(event) => change(id, event.currentTarget.value)}
                  />
                  <Button size="form" icon={Dices} aria-label={t.newCodeFor({ name })} onClick={() => void draw(id)}>
                    {t.newCode}
                  </Button>
                  {codes[id] !== '' && problem === undefined && <Icon icon={CircleCheck} tone="success" />}
                </Code>
              </Stack>
            </li>
          )
        })}
      </List>
      <Text size="small" tone="muted">{t.codesHint}</Text>
    </Stack>
  )
}

const List = styled(Rows)`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--portal-space-3);
    padding-block: var(--portal-space-4);
  }
  > li:first-child {
    padding-block-start: 0;
  }
`

const Code = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);

  > :first-child {
    flex: 1;
    max-inline-size: 20rem;
  }
  > svg {
    align-self: center;
  }
`

const nobody = { FirstName: '', LastName: '', Email: '' }

interface PeopleStepProps {
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
