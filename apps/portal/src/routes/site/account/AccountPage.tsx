import { useStore } from '@nanostores/react'
import { activeStatus, Card, DescriptionList, expiredStatus, InlineAlert, PageHeader, Stack, StatusLabel } from '@portal/ui'
import { useFormatsList } from '../../../i18n/useFormats.ts'
import type { AccountView } from './accountView.ts'
import { accountMessages } from './messages.ts'

export interface AccountPageProps {
  view: AccountView
}

export function AccountPage({ view }: AccountPageProps) {
  const t = useStore(accountMessages)
  const list = useFormatsList()
  const rights = view.rights.length > 0 ? list(view.rights.map((right) => t[right])) : t.noRights
  return (
    <>
      <PageHeader title={t.singleFamilySetup} facts={view.accountName} />
      <Stack gap={5}>
        <InlineAlert tone="info">{t.notHereYet}</InlineAlert>
        <Card title={t.yourAccount}>
          <DescriptionList
            items={[
              { term: t.accountName, value: view.accountName },
              {
                term: t.accountStatus,
                value: <StatusLabel status={view.isAccountActive ? activeStatus : expiredStatus}>{view.isAccountActive ? t.active : t.inactive}</StatusLabel>,
              },
              { term: t.callGroup, value: view.callGroupId ?? t.noCallGroup },
            ]}
          />
        </Card>
        <Card title={t.you}>
          <DescriptionList
            items={[
              { term: t.name, value: view.name },
              { term: t.email, value: view.email },
              ...(view.role ? [{ term: t.role, value: t[view.role] }] : []),
              { term: t.rights, value: rights },
            ]}
          />
        </Card>
      </Stack>
    </>
  )
}
