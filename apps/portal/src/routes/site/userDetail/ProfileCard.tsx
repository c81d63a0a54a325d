import { useStore } from '@nanostores/react'
import { Card, DescriptionList } from '@portal/ui'
import { userFieldMessages } from '../../../people/userFields.messages.ts'
import type { User } from '../../../people/userValues.ts'
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
