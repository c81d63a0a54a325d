import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { unsavedMessages } from '#portal/app/unsaved.messages.ts'
import { useGrants } from '#portal/app/useRights.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { DropQuestion } from '#portal/calls/DropQuestion.tsx'
import { FormProvider } from '#portal/forms/FormProvider.tsx'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { UserFormContext } from '#portal/people/UserForm/index.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { CallGroupCard } from './CallGroupCard.tsx'
import { CodesStep } from './CodesStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { newUserMessages } from './messages.ts'
import { NewUserPage } from './NewUserPage.tsx'
import { PersonStep } from './PersonStep.tsx'
import { useNewAccess, type NewAccessState } from './useNewAccess.ts'
import { useNewUser, type AboutWizard, type NewUser } from './useNewUser.ts'
import { useSummary } from './useSummary.ts'
import { pathInWizard, wizardKind } from './wizardKind.ts'
import { toWizardRequest, type Step, type WizardValues } from './wizardValues.ts'

interface LoaderData {
  timezones: { ID: string; Name: string }[]
}

/** `/site/users/new`: the wizard; `?step=` names the step. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }): Promise<LoaderData> => {
      const zones = await attempt(portal.api.getTimezones({}, { signal }))
      return { timezones: zones.ok ? zones.value.Timezones : [] }
    }),
    shouldRevalidate: () => false,
    action: signedInAction(async ({ request }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<WizardValues, AboutWizard>, { intent: 'save' }>>(request)
      const toPayload = ({ values }: typeof edit) => ({ ...toWizardRequest(values, about.propertyId, about.places), AcknowledgesEnd: about.acknowledgesEnd })
      return saveRecord({ ...wizardKind, toPayload }, edit, portal.api.saveUserWizard)
    }),
    Component: NewUserScreen,
  }
}

/** Without a property nothing could be said of the new user's hours, nor saved. */
function NewUserScreen() {
  const t = useStore(newUserMessages)
  const { failure } = usePeopleChoices()
  return failure ? <FailedPage title={t.title} breadcrumb={[{ label: t.users, href: paths.users }]} failure={failure} failed={t.notLoaded} /> : <NewUserWizard />
}

function NewUserWizard() {
  const { timezones } = useLoaderData<LoaderData>()
  const t = useStore(newUserMessages)
  const { waits } = useStore(unsavedMessages)
  const { properties, places } = usePeopleChoices()
  const firstProperty = properties[0]?.ID ?? 1
  const propertyOf = (values: WizardValues) => values.propertyId ?? firstProperty
  const placesOfProperty = (values: WizardValues) => places.filter(({ PropertyID }) => PropertyID === propertyOf(values))
  const openTo = (values: WizardValues) =>
    values.user.HasAllLocationAccess ? placesOfProperty(values).map(({ ID }) => ID) : values.user.PropertyLocations
  const isClosed = (values: WizardValues) => properties.find(({ ID }) => ID === propertyOf(values))?.LetsUnrestrictedIn === false
  const wizard = useNewUser(firstProperty, openTo, isClosed)
  const { values } = wizard
  const everywhere = places.map(({ ID }) => ID)
  const access = useNewAccess(values, propertyOf(values), values.user.HasAllLocationAccess ? everywhere : values.user.PropertyLocations)
  const summary = useSummary(values, access.access, wizard.takenCodes)
  const question = useUnsavedChanges(wizard.hasChanges, waits)
  const toaster = useToaster()
  const navigate = useNavigate()
  useSaved(wizard, ({ answer: { User } }) => {
    toaster.success(t.created({ name: User.Name }))
    void navigate(userPath(User.ID))
  })

  return (
    <FormProvider form={wizard.form}>
      <UserFormContext
        value={{
          path: pathInWizard,
          onChange: wizard.changeUser,
          problems: wizard.problems,
          refusals: wizard.refusals,
          saved: null,
          id: null,
          onUniqueness: wizard.tellUniqueness,
          timeZone: properties.find(({ ID }) => ID === propertyOf(values))?.TimeZone ?? '',
          timezones,
          places: placesOfProperty(values),
          callGroups: [],
        }}
      >
        <NewUserPage wizard={wizard} summary={summary} access={access.access} property={properties.find(({ ID }) => ID === propertyOf(values))?.Name}>
          <StepFields wizard={wizard} access={access} propertyId={propertyOf(values)} isClosed={isClosed(values)} openTo={openTo(values)} />
        </NewUserPage>
      </UserFormContext>
      <DropQuestion failure={wizard.isSaving ? null : wizard.failure} onConfirm={wizard.createTold} />
      {question}
    </FormProvider>
  )
}

interface StepFieldsProps {
  wizard: NewUser
  access: NewAccessState
  propertyId: number
  isClosed: boolean
  openTo: number[]
}

/** What the step asks; the review has no fields. */
function StepFields({ wizard, access, propertyId, isClosed, openTo }: StepFieldsProps): ReactNode {
  const mayGrant = useGrants()
  const { properties, places } = usePeopleChoices()
  const { values, step, isJudged, change, changeUser, changeCodes, tellUniqueness } = wizard
  const fields: Record<Step, () => ReactNode> = {
    person: () => (
      <PersonStep
        properties={properties}
        propertyId={propertyId}
        mayGrant={mayGrant}
        hasWebAccess={values.user.IsWebLoginEnabled}
        sendEmail={values.sendEmail}
        onSendEmail={(sendEmail) => change({ sendEmail })}
        onProperty={(id) => {
          change({ propertyId: id })
          changeUser({ PropertyLocations: [] })
        }}
      />
    ),
    group: () => (
      <GroupStep
        groupId={values.groupId}
        isClosed={isClosed}
        isJudged={isJudged}
        own={values.own}
        access={access}
        onGroup={(groupId) => change({ groupId })}
        onOwn={(own) => change({ own })}
        onUnreadable={wizard.setUnreadable}
      />
    ),
    codes: () => (
      <>
        <CodesStep codes={values.codes} places={places.filter(({ ID }) => openTo.includes(ID))} isJudged={isJudged} onCodes={changeCodes} onUniqueness={tellUniqueness} />
        <CallGroupCard choice={values.callGroup} user={values.user} isJudged={isJudged} onChange={(callGroup) => change({ callGroup })} onUniqueness={tellUniqueness} />
      </>
    ),
    review: () => null,
  }
  return fields[step]()
}
