import { Banner, Button } from '@portal/ui'
import { useState } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import type { UserDetails } from '#portal/app/Portal.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'

const switchAccount = lazyPart(async () => (await import('./SwitchAccountDialog.tsx')).SwitchAccountDialog)

export interface AccountBarProps {
  details: UserDetails
}

/** Shows operators in which account they work, with a button to switch to another. */
export function AccountBar({ details: { AccountID, AccountName, IsAccountActive } }: AccountBarProps) {
  const t = accountsMessages.useWords()
  const [isOpen, setOpen] = useState(false)
  switchAccount.usePreload()
  const number = t.number({ number: String(AccountID) })
  return (
    <>
      <Banner
        kind="account"
        title={t.workingIn({ account: AccountName })}
        facts={IsAccountActive ? `· ${number}` : `· ${number} · ${t.ofInactive}`}
        phoneFacts={IsAccountActive ? number : `${number} · ${t.inactive}`}
        actions={<Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t.switch}</Button>}
      />
      {isOpen && <switchAccount.Part chosen={Number(AccountID)} onClose={() => setOpen(false)} />}
    </>
  )
}
