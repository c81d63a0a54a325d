import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import type { AboutCalls } from '#portal/calls/DropQuestion.tsx'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { ownAccountEditMessages, ownAccountMessages } from './messages.ts'
import { OwnAccountEditPage } from './OwnAccountEditPage.tsx'
import { ownAccountKind, type OwnAccount, type OwnValues } from './ownAccountForm.ts'

/** `/site/mywebaccount/edit`: edits the own record. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }): Promise<Attempt<OwnAccount>> =>
      attempt(portal.api.getOwnAccount({ signal }).then(({ Account }) => Account)),
    ),
    // A save returns the record, and reloading it would reset the form.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<OwnValues, AboutCalls>, { intent: 'save' }>>(request)
      return saveRecord(ownAccountKind, edit, async (payload) => {
        const { Account } = await portal.api.saveOwnAccount({ ...payload, AcknowledgesEnd: about.acknowledgesEnd })
        // The frame shows the name and uses the theme.
        portal.forgetDetails()
        return Account
      })
    }),
    Component: OwnAccountEditScreen,
  }
}

function OwnAccountEditScreen() {
  const asked = useLoaderData<Attempt<OwnAccount>>()
  const { title } = useStore(ownAccountEditMessages)
  const t = useStore(ownAccountMessages)
  if (asked.ok) return <OwnAccountEditPage key={asked.value.ID} account={asked.value} />
  return <FailedPage title={title} breadcrumb={[{ label: t.title, href: paths.myAccount }]} failure={asked.failure} failed={t.failed} />
}
