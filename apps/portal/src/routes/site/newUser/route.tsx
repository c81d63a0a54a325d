import { codeTypeById } from '@portal/domain'
import { Button, ButtonLink, Card, Inline, InlineAlert, PageColumns, PageHeader, Stack, Text, TextLink } from '@portal/ui'
import { Plus, Printer } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { AccessSentence } from '#portal/access/AccessSentence.tsx'
import { SendPinMenu } from '#portal/access/codes/SendPinMenu.tsx'
import { useSummarySentence } from '#portal/access/useAccessSentence.ts'
import { attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { phoneHref } from '#portal/app/phoneHref.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { unsavedMessages } from '#portal/app/unsaved.messages.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { DropQuestionOfEdit } from '#portal/calls/DropQuestion.tsx'
import { FormProvider } from '#portal/forms/FormProvider.tsx'
import { useSaved } from '#portal/forms/useRecordEdit.ts'
import { useMoments } from '#portal/people/useMoments.ts'
import { UserFormContext } from '#portal/people/UserForm/UserFormContext.ts'
import { useGroupsToFill, usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { User } from '#portal/people/userValues.ts'
import { newUserMessages } from './messages.ts'
import { pathInNewUser, emptyNewUser, type NewUserValues } from './newUserValues.ts'
import { NewUserPage } from './NewUserPage.tsx'
import { useNewAccess } from './newAccess.ts'
import { useNewUser } from './useNewUser.ts'

interface Timezones {
  timezones: { ID: string; Name: string }[]
}

/** The page `/site/users/new`: a new user, with group, entry methods and call group in one save. */
export const route = pageScreen({
  async load({ api, signal }): Promise<Timezones> {
    const zones = await attempt(api.getTimezones({}, { signal }))
    return { timezones: zones.ok ? zones.value.Timezones : [] }
  },
  shouldRevalidate: () => false,
  useHead: useNewUserHead,
  Page: NewUserScreen,
})

function useNewUserHead() {
  const t = newUserMessages.useWords()
  return { title: t.title, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.notLoaded }
}

/** Loads the page's choices first: without a property, the hours can't be computed and nothing can be saved. */
function NewUserScreen({ timezones }: Timezones) {
  const head = useNewUserHead()
  const { failure } = usePeopleChoices()
  const [added, setAdded] = useState<AddedUser | null>(null)
  if (failure) return <FailedPage {...head} failure={failure} />
  return added ? <AddedPage added={added} onAnother={() => setAdded(null)} /> : <NewUserForm timezones={timezones} onAdded={setAdded} />
}

function NewUserForm({ timezones, onAdded }: Timezones & { onAdded: (added: AddedUser) => void }) {
  const { waits } = unsavedMessages.useWords()
  const { properties, places } = usePeopleChoices()
  const groups = useGroupsToFill()
  const firstProperty = properties[0]?.ID ?? 1
  const propertyOf = (values: NewUserValues) => values.propertyId ?? firstProperty
  const placesOfProperty = (values: NewUserValues) => places.filter(({ PropertyID }) => PropertyID === propertyOf(values))
  const openTo = (values: NewUserValues) =>
    values.user.HasAllLocationAccess ? placesOfProperty(values).map(({ ID }) => ID) : values.user.PropertyLocations
  // The page of a unit links here with the unit's name.
  const [search] = useSearchParams()
  const [blank] = useState(() => ({ ...emptyNewUser, user: { ...emptyNewUser.user, Unit: (search.get('unit') ?? '').slice(0, 20) } }))
  const newUser = useNewUser(blank, firstProperty, openTo, groups.length > 0)
  const { values } = newUser
  const property = properties.find(({ ID }) => ID === propertyOf(values))
  const access = useNewAccess(values, propertyOf(values), values.user.HasAllLocationAccess ? places.map(({ ID }) => ID) : values.user.PropertyLocations)
  const question = useUnsavedChanges(newUser.hasChanges, waits)
  const sentenceOf = useSummarySentence()
  useSaved(newUser, ({ answer: { User } }) => {
    const doors = access.access?.doors ?? []
    onAdded({
      user: User,
      access: access.access ? sentenceOf(access.access.summary) : '',
      pins: values.codes.filter(({ type }) => codeTypeById(type).entry === 'digits').map(({ code }) => code.trim()),
      offlineDoors: doors.filter(({ isOffline, hours }) => isOffline && hours !== null).map(({ name }) => name),
      property: property?.Name ?? '',
    })
  })

  return (
    <FormProvider form={newUser.form}>
      <UserFormContext
        value={{
          path: pathInNewUser,
          onChange: newUser.changeUser,
          problems: newUser.problems,
          refusals: newUser.refusals,
          saved: null,
          id: null,
          onUniqueness: newUser.tellUniqueness,
          timeZone: property?.TimeZone ?? '',
          timezones,
          places: placesOfProperty(values),
          callGroups: [],
        }}
      >
        <NewUserPage newUser={newUser} access={access} property={property} places={places.filter(({ ID }) => openTo(values).includes(ID))} />
      </UserFormContext>
      <DropQuestionOfEdit editing={newUser} toldRef={newUser.toldRef} />
      {question}
    </FormProvider>
  )
}

/** A user who was just added, with values that only this page has. */
interface AddedUser {
  user: User
  /** A sentence about what the user opens and when. */
  access: string
  /** The typed or suggested PINs; nothing shows them later. */
  pins: readonly string[]
  /** The names of the user's doors whose controllers do not answer now. */
  offlineDoors: readonly string[]
  property: string
}

interface AddedPageProps {
  added: AddedUser
  onAnother: () => void
}

/** Shows what the new user opens, and a slip with the PIN to print and hand over. */
function AddedPage({ added: { user, access, pins, offlineDoors, property }, onAnother }: AddedPageProps) {
  const t = newUserMessages.useWords()
  const { list } = useMoments()
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <Stack gap={5} ref={page}>
      <PageHeader
        title={t.added({ name: user.Name })}
        breadcrumb={[{ label: t.users, href: paths.users }, { label: t.title }]}
        facts={[user.Unit && t.unit({ unit: user.Unit }), property].filter(Boolean).join(' · ')}
      />
      <PageColumns side={pins.length > 0 ? <Slip {...{ user, access, pins, property }} /> : undefined}>
        <Card title={t.doorsTitle}>
          <Stack gap={4}>
            <AccessSentence>{access}</AccessSentence>
            {offlineDoors.length > 0 && (
              <InlineAlert tone="warning" title={t.offlineTitle({ count: offlineDoors.length })}>
                {t.offlineText({ doors: list([...offlineDoors]) })}
              </InlineAlert>
            )}
            <Inline isWrapping>
              <Button variant="primary" size="form" icon={Plus} onClick={onAnother}>
                {t.another}
              </Button>
              <ButtonLink size="form" href={userPath(user.ID)}>
                {t.openUser}
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </PageColumns>
    </Stack>
  )
}

function Slip({ user, access, pins, property }: Pick<AddedUser, 'user' | 'access' | 'pins' | 'property'>) {
  const t = newUserMessages.useWords()
  const { supportPhone } = usePortal().config
  return (
    <Card
      title={t.slip}
      actions={
        <>
          <Button size="compact" icon={Printer} onClick={() => print()}>
            {t.print}
          </Button>
          <SendPinMenu user={user} />
        </>
      }
    >
      <SlipAlone />
      <Stack gap={4}>
        <Stack gap={3} data-slip>
          <Text isStrong>{property}</Text>
          <Text tone="muted">{[t.pinFor({ name: user.Name }), user.Unit && t.unit({ unit: user.Unit })].filter(Boolean).join(' · ')}</Text>
          {pins.map((pin) => (
            <Pin key={pin}>{pin}</Pin>
          ))}
          <Text>{t.slipHow}</Text>
          <Text>{access}</Text>
          <Text>
            {t.trouble} <TextLink href={phoneHref(supportPhone)}>{supportPhone}</TextLink>
          </Text>
        </Stack>
        <Text size="small" tone="muted">{t.pinOnce}</Text>
      </Stack>
    </Card>
  )
}

const Pin = styled.p`
  margin: 0;
  font: var(--portal-type-display);
  letter-spacing: 0.15em;
  font-variant-numeric: tabular-nums;
`

/** The styles for printing, with which only the slip is on the paper. */
const SlipAlone = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-slip], [data-slip] * {
      visibility: visible;
    }
    [data-slip] {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }
`
