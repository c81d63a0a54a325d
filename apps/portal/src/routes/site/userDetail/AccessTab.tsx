import { PageColumns, Stack, Card, DescriptionList } from '@portal/ui'
import { CodesSection } from '#portal/access/codes/CodesSection.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import type { User } from '#portal/people/userValues.ts'
import { AccessCard } from './AccessCard.tsx'
import { userDetailMessages } from './messages.ts'

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

export interface AccessTabProps {
  user: User
  mayEdit: boolean
  onChangeGroup: () => void
}

/** The tab with a user's access, entry methods, and whether they can enter now. */
export function AccessTab({ user, mayEdit, onChangeGroup }: AccessTabProps) {
  const mayDo = useRights()
  const access = <AccessCard user={user} mayEdit={mayEdit} onChangeGroup={onChangeGroup} />
  const rest = (
    <>
      {mayDo('codes.view') && <CodesSection userId={user.ID} sendTo={user} timeZone={user.PropertyTimeZone} />}
      {mayDo('codes.view') && mayDo('devices.view') && <accessSync.Part about={{ UserID: user.ID }} version={user.Version} />}
      <ProfileCard user={user} />
    </>
  )
  if (!mayDo('restrictions.view')) return <Stack gap={5}>{access}{rest}</Stack>
  return <PageColumns first={access} side={<ExplainPanel about={{ UserID: user.ID }} />}>{rest}</PageColumns>
}

/** Shows a user's profile, without empty values. */
function ProfileCard({ user }: { user: User }) {
  const t = userDetailMessages.useWords()
  const names = userFieldMessages.useWords()
  const facts = (['Email', 'Phone', 'Unit', 'DirectoryPin', 'WatchmanPhoneNumber', 'Notes'] as const)
    .filter((field) => user[field] !== '')
    .map((field) => ({ term: names[field], value: <bdi>{user[field]}</bdi> }))
  return (
    <Card title={t.profile}>
      <DescriptionList items={[...facts, { term: t.callGroup, value: user.CallGroupName || t.none }]} />
    </Card>
  )
}
