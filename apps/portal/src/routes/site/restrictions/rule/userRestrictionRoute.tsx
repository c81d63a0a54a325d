import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo, toRestriction, toRestrictionRecord, type Restriction } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { ExplainPanel } from '../../../../access/ExplainPanel.tsx'
import { readJson } from '../../../../access/json.ts'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths, userPath } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { ruleMessages } from '../messages.ts'
import { RulePage } from './RulePage.tsx'
import { useRuleAction, type RuleChange, type RuleChanged } from './useRuleAction.ts'

type UserRestriction = ResponseOf<typeof endpoints.getUserAccessRestriction>

interface UserData {
  name: string
  access: UserRestriction
  now: number
}

interface LoaderData {
  asked: Attempt<UserData>
  mayEdit: boolean
}

/** `/site/users/:id/restriction`: the own restriction of one person. */
export function userRestrictionRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const id = Number(params['id'])
      const load = async (): Promise<UserData> => {
        const [user, access] = await Promise.all([portal.api.getUserDetail({ ID: id }, { signal }), portal.api.getUserAccessRestriction({ UserID: id }, { signal })])
        return { name: user.Name, access, now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(details, 'restrictions.edit') }
    }),
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request, params }): Promise<RuleChanged> => {
      const wanted = await readJson<RuleChange>(request)
      const isSaving = wanted.change === 'save'
      const Restriction = isSaving ? toRestrictionRecord(wanted.form.restriction) : null
      const call = portal.api.saveUpdateaccessRestrictions({ UserID: Number(params['id']), Restriction, Version: isSaving ? wanted.version : null })
      return { change: wanted.change, done: await attempt<unknown>(call) }
    },
    Component: UserRestrictionScreen,
  }
}

function UserRestrictionScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(ruleMessages)
  const { revalidate, state } = useRevalidator()
  const access = asked.ok ? asked.value.access : null
  const action = useRuleAction(access?.Version ?? null, access ? userPath(access.UserID) : paths.users)
  const users = { label: t.users, href: paths.users }
  if (!asked.ok || !access || !mayEdit) {
    return (
      <>
        <PageHeader title={t.restrictions} breadcrumb={[users]} />
        <FailurePanel
          failure={asked.ok ? { kind: 'forbidden', message: t.mayNot } : asked.failure}
          title={t.failed}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </>
    )
  }
  const { name, now } = asked.value
  const { UserID, Restriction, TimeZone, Version } = access
  return (
    <RulePage
      key={`${UserID} ${Version}`}
      {...action}
      title={t.ownTitle({ name })}
      breadcrumb={[users, { label: name, href: userPath(UserID) }]}
      facts={t.ownFacts}
      saved={{ name: null, restriction: Restriction && toRestriction(Restriction) }}
      draftName={`restriction:${UserID}`}
      timeZone={TimeZone}
      now={now}
      groupRestriction={groupRuleOf(access)}
      toChange={({ restriction }) => ({ Kind: 'userRestriction', UserID, Restriction: toRestrictionRecord(restriction) })}
      side={<ExplainPanel about={{ UserID }} version={Version} />}
      removal={Restriction ? { title: t.removeOwn({ name }), text: t.removeOwnText } : undefined}
      cancelHref={userPath(UserID)}
    />
  )
}

/** The group's rule where it is the same at every door of the person; null where there is none, or several. */
function groupRuleOf({ Ports }: UserRestriction): Restriction | null {
  const rules = Ports.filter(({ IsOpenToUser }) => IsOpenToUser).map(({ GroupRestriction }) => GroupRestriction)
  const [first] = rules
  const isOne = rules.every((rule) => JSON.stringify(rule) === JSON.stringify(first))
  return first && isOne ? toRestriction(first) : null
}
