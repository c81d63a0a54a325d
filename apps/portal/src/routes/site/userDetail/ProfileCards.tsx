import { useStore } from '@nanostores/react'
import { Card, DescriptionList } from '@portal/ui'
import { userTypeMessages } from '../../../people/people.messages.ts'
import { userFieldMessages, userFormMessages } from '../../../people/userForm.messages.ts'
import { userTypeName } from '../../../people/userTypes.ts'
import type { User } from '../../../people/userValues.ts'
import { useMoments } from '../../../people/useUserText.ts'
import { userDetailMessages } from './messages.ts'

/** Who somebody is and how to reach them. Only what is known is listed. */
export function ProfileCard({ user }: { user: User }) {
  const t = useStore(userDetailMessages)
  const names = useStore(userFieldMessages)
  const facts = (['Email', 'Phone', 'Unit', 'DirectoryPin', 'WatchmanPhoneNumber', 'Notes'] as const)
    .filter((field) => user[field] !== '')
    .map((field) => ({ term: names[field], value: <bdi>{user[field]}</bdi> }))
  return (
    <Card title={t.profile}>
      <DescriptionList items={[...facts, { term: t.callGroup, value: user.CallGroupName || t.none }]} />
    </Card>
  )
}

/** Whether somebody signs in, how, and what they may do for others. */
export function SignInCard({ user }: { user: User }) {
  const t = useStore(userDetailMessages)
  const names = useStore(userFieldMessages)
  const modes = useStore(userFormMessages)
  const types = useStore(userTypeMessages)
  const { moment, list } = useMoments()
  const typeName = userTypeName(user.UserTypeID)
  const rights = (['IsUserAdmin', 'IsKitsAdmin', 'IsBillingAdmin'] as const).filter((flag) => user[flag]).map((flag) => names[flag])
  const until = user.WebLoginExpirationDate && moment(user.WebLoginExpirationDate, user.WebLoginExpirationTime)
  const web = until ? t.webAccessUntil({ end: until }) : t.webAccessOn
  const output = { 1: modes.opensMomentarily, 2: modes.holdsOpen, 3: modes.opensBoth }[user.LimitActuationModeID]
  return (
    <Card title={t.signIn}>
      <DescriptionList
        items={[
          { term: t.webAccess, value: user.IsWebLoginEnabled ? web : t.webAccessOff },
          ...(user.Username === '' ? [] : [{ term: names.Username, value: <bdi>{user.Username}</bdi> }]),
          { term: t.password, value: user.HasPassword ? t.passwordSet : t.passwordMissing },
          { term: t.app, value: user.IsMobileOnly ? t.appOnly : user.IsCellgateApp ? t.appUsed : t.appNone },
          { term: names.UserTypeID, value: typeName === null ? types.other({ number: user.UserTypeID }) : types[typeName] },
          { term: t.rights, value: rights.length === 0 ? t.noRights : list(rights) },
          { term: names.LimitActuationModeID, value: output },
        ]}
      />
    </Card>
  )
}
