import { codeTypeById } from '@portal/domain'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSummarySentence } from '#portal/access/useAccessSentence.ts'
import { attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { unsavedMessages } from '#portal/app/unsaved.messages.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { DropQuestion } from '#portal/calls/DropQuestion.tsx'
import { editorScreen } from '#portal/forms/editorScreen.ts'
import { FormProvider } from '#portal/forms/FormProvider.tsx'
import type { RecordEdit } from '#portal/forms/recordKind.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { UserFormContext } from '#portal/people/UserForm/index.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { AddedPage, type AddedUser } from './AddedPage.tsx'
import { newUserMessages } from './messages.ts'
import { newUserKind, pathInNewUser } from './newUserKind.ts'
import { NewUserPage } from './NewUserPage.tsx'
import { emptyNewUser, toWizardRequest, type NewUserValues } from './newUserValues.ts'
import { useNewAccess } from './useNewAccess.ts'
import { useNewUser, type AboutNewUser } from './useNewUser.ts'

interface Timezones {
  timezones: { ID: string; Name: string }[]
}

/** The page `/site/users/new`: a new user, with group, entry methods and call group in one save. */
export function route(portal: Portal): ScreenRoute {
  return editorScreen(portal, {
    async load({ api, signal }): Promise<Timezones> {
      const zones = await attempt(api.getTimezones({}, { signal }))
      return { timezones: zones.ok ? zones.value.Timezones : [] }
    },
    shouldRevalidate: () => false,
    kindOf: (_params, about: AboutNewUser) => ({
      ...newUserKind,
      toPayload: ({ values }: RecordEdit<NewUserValues>) => ({ ...toWizardRequest(values, about.propertyId, about.places), AcknowledgesEnd: about.acknowledgesEnd }),
    }),
    save: portal.api.saveUserWizard,
    useHead: useNewUserHead,
    Page: NewUserScreen,
  })
}

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
  const { groups, properties, places } = usePeopleChoices()
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
      <DropQuestion failure={newUser.isSaving ? null : newUser.failure} onConfirm={newUser.saveTold} />
      {question}
    </FormProvider>
  )
}
