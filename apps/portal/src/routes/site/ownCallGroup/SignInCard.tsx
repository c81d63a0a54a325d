import { useStore } from '@nanostores/react'
import { ButtonLink, Card, DescriptionList, Stack, Text } from '@portal/ui'
import { KeyRound } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { ownCallGroupMessages } from './messages.ts'

/** Who is signed in, and the way to a new password. Logging out is in the menu of the account. */
export function SignInCard({ name, email }: { name: string; email: string }) {
  const t = useStore(ownCallGroupMessages)
  return (
    <Card title={t.signIn}>
      <Stack gap={3} align="flex-start">
        <DescriptionList
          items={[
            { term: t.name, value: name },
            { term: t.email, value: email },
          ]}
        />
        <ButtonLink href={paths.myAccount} icon={KeyRound}>
          {t.changePassword}
        </ButtonLink>
        <Text size="small" tone="muted">
          {t.changePasswordHelp}
        </Text>
      </Stack>
    </Card>
  )
}
