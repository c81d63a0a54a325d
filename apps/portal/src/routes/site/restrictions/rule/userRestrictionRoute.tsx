import { useStore } from '@nanostores/react'
import { toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { mayDo, type Restriction } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { RulePage } from '#portal/access/RulePage.tsx'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { ruleMessages } from '../messages.ts'
import { ruleKind, type RuleForm, type UserRestriction } from './ruleForm.ts'
import { useRuleWords } from './useRuleWords.ts'

interface UserData {
  name: string
  access: UserRestriction
  now: number
}

interface LoaderData {
  asked: Attempt<UserData>
  mayEdit: boolean
}

/** `/site/users/:id/restriction`: a user's own restriction. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const id = Number(params['id'])
      askAccessAhead(portal, { UserID: id })
      const load = async (): Promise<UserData> => {
        const [user, access] = await Promise.all([portal.api.getUserDetail({ ID: id }, { signal }), portal.api.getUserAccessRestriction({ UserID: id }, { signal })])
        return { name: user.Name, access, now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(await details, 'restrictions.edit') }
    }),
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<RuleForm>>(request)
      const UserID = Number(params['id'])
      if (wanted.intent === 'remove') return attempt(portal.api.saveUpdateaccessRestrictions({ UserID, Restriction: null, Version: null }))
      return saveRecord(ruleKind(draftName(UserID)), wanted.edit, ({ Restriction, Version }) => portal.api.saveUpdateaccessRestrictions({ UserID, Restriction, Version }))
    }),
    Component: UserRestrictionScreen,
  }
}

const draftName = (userId: number) => `restriction:${userId}`

function UserRestrictionScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(ruleMessages)
  if (asked.ok && mayEdit) return <LoadedRestriction key={asked.value.access.UserID} data={asked.value} />
  const failure = asked.ok ? ({ kind: 'forbidden', message: t.mayNot } as const) : asked.failure
  return <FailedPage title={t.restrictions} breadcrumb={[{ label: t.users, href: paths.users }]} failure={failure} failed={t.failed} />
}

function LoadedRestriction({ data: { name, access, now } }: { data: UserData }) {
  const { UserID, Restriction, TimeZone } = access
  const t = useStore(ruleMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const words = useRuleWords()
  const editing = useRecordEdit(access, ruleKind(draftName(UserID)))
  const { restriction } = editing.edit.values
  const draft = { Kind: 'userRestriction', UserID, Restriction: toRestrictionRecord(restriction) } as const
  useAfterSave(editing, words, { leadsTo: userPath(UserID), isNew: false, title: t.saved })
  const removal = useRemoval(() => {
    editing.discard()
    toaster.success(t.removed)
    void navigate(userPath(UserID))
  })
  return (
    <RulePage
      title={t.ownTitle({ name })}
      breadcrumb={[
        { label: t.users, href: paths.users },
        { label: name, href: userPath(UserID) },
      ]}
      facts={t.ownFacts}
      editing={editing}
      words={words}
      unchanged={Restriction ? undefined : t.noneYet}
      cancelHref={userPath(UserID)}
      removal={
        Restriction
          ? {
              ...removal,
              title: t.removeOwn({ name }),
              description: t.removeOwnText,
              confirmLabel: t.removeConfirm,
              children: <EffectPanel change={{ Kind: 'userRestriction', UserID, Restriction: null }} isRemoval />,
            }
          : undefined
      }
      restriction={restriction}
      onRestriction={(changed) => editing.change({ restriction: changed })}
      timeZone={TimeZone}
      now={now}
      groupRestriction={groupRuleOf(access)}
      effect={draft}
      side={<ExplainPanel about={{ UserID }} draft={editing.changed.length > 0 ? draft : null} />}
    />
  )
}

/** The group's restriction if it is the same at every door of the user; null for none, or several. */
function groupRuleOf({ Ports }: UserRestriction): Restriction | null {
  const rules = Ports.filter(({ IsOpenToUser }) => IsOpenToUser).map(({ GroupRestriction }) => GroupRestriction)
  const [first] = rules
  const isOne = rules.every((rule) => JSON.stringify(rule) === JSON.stringify(first))
  return first && isOne ? toRestriction(first) : null
}
