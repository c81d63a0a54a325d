import { toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import type { Restriction } from '@portal/domain'
import { EffectPanel } from '#portal/access/effect.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { RulePage } from '#portal/access/RulePage.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { ruleMessages } from '../messages.ts'
import { ruleKind, type UserRestriction, useRuleWords } from './ruleForm.ts'

interface UserData {
  name: string
  access: UserRestriction
  now: number
}

/** The page `/site/users/:id/restriction`: a user's own restriction. */
export const route = pageScreen({
  right: 'restrictions.edit',
  async load({ api, signal, params }): Promise<UserData> {
    const id = Number(params['id'])
    const [user, access] = await Promise.all([api.getUserDetail({ ID: id }, { signal }), api.getUserAccessRestriction({ UserID: id }, { signal })])
    return { name: user.Name, access, now: api.serverNow() }
  },
  words: ruleMessages,
  head: (t) => ({ title: t.restrictions, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ access }) => access.UserID,
  Page: LoadedRestriction,
})

function LoadedRestriction({ name, access, now }: UserData) {
  const { UserID, Restriction, TimeZone } = access
  const t = ruleMessages.useWords()
  const words = useRuleWords()
  const editing = useRecordEdit(access, ruleKind(`restriction:${UserID}`), (api, rule) => api.saveUpdateaccessRestrictions({ UserID, Restriction: rule.Restriction, Version: rule.Version }))
  const { restriction } = editing.edit.values
  const draft = { Kind: 'userRestriction', UserID, Restriction: toRestrictionRecord(restriction) } as const
  useAfterSave(editing, words, { leadsTo: userPath(UserID), isNew: false, title: t.saved })
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
              call: (api) => api.saveUpdateaccessRestrictions({ UserID, Restriction: null, Version: null }),
              removed: t.removed,
              title: t.removeOwn({ name }),
              description: t.removeOwnText,
              confirmLabel: t.removeConfirm,
              children: <EffectPanel change={{ Kind: 'userRestriction', UserID, Restriction: null }} isRemoval />,
            }
          : undefined
      }
      restriction={restriction}
      was={Restriction ? editing.edit.base.restriction : undefined}
      onRestriction={(changed) => editing.change({ restriction: changed })}
      timeZone={TimeZone}
      now={now}
      groupRestriction={groupRuleOf(access)}
      effect={draft}
      side={<ExplainPanel isFolded about={{ UserID }} draft={editing.changed.length > 0 ? draft : null} />}
    />
  )
}

/** The group's restriction if it is the same at every door of the user; null if there is none or several. */
function groupRuleOf({ Ports }: UserRestriction): Restriction | null {
  const rules = Ports.filter(({ IsOpenToUser }) => IsOpenToUser).map(({ GroupRestriction }) => GroupRestriction)
  const [first] = rules
  const isOne = rules.every((rule) => JSON.stringify(rule) === JSON.stringify(first))
  return first && isOne ? toRestriction(first) : null
}
