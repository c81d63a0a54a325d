import { Button, ButtonLink, Card, InlineAlert, Inline, PageColumns, PageHeader, Stack, Text, TextLink } from '@portal/ui'
import { Plus, Printer } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { SendPinMenu } from '#portal/access/codes/SendPinMenu.tsx'
import { AccessSentence } from '#portal/access/AccessSentence.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { phoneHref } from '#portal/app/phoneHref.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useMoments } from '#portal/people/useMoments.ts'
import type { User } from '#portal/people/userValues.ts'
import { newUserMessages } from './messages.ts'

/** A user who was just added, with values that only this page has. */
export interface AddedUser {
  user: User
  /** A sentence about what the user opens and when. */
  access: string
  /** The typed or suggested PINs; nothing shows them later. */
  pins: readonly string[]
  /** The names of the user's doors whose controllers do not answer now. */
  offlineDoors: readonly string[]
  property: string
}

export interface AddedPageProps {
  added: AddedUser
  onAnother: () => void
}

/** Shows what the new user opens, and a slip with the PIN to print and hand over. */
export function AddedPage({ added: { user, access, pins, offlineDoors, property }, onAnother }: AddedPageProps) {
  const t = newUserMessages.useWords()
  const { list } = useMoments()
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <Stack gap={5} ref={page}>
      <PageHeader
        title={t.added({ name: user.Name })}
        breadcrumb={[{ label: t.users, href: paths.users }, { label: t.title }]}
        facts={[user.Unit && t.unit({ unit: user.Unit }), property].filter(Boolean).join(' · ')}
      />
      <PageColumns side={pins.length > 0 ? <Slip {...{ user, access, pins, property }} /> : undefined}>
        <Card title={t.doorsTitle}>
          <Stack gap={4}>
            <AccessSentence>{access}</AccessSentence>
            {offlineDoors.length > 0 && (
              <InlineAlert tone="warning" title={t.offlineTitle({ count: offlineDoors.length })}>
                {t.offlineText({ doors: list([...offlineDoors]) })}
              </InlineAlert>
            )}
            <Inline isWrapping>
              <Button variant="primary" size="form" icon={Plus} onClick={onAnother}>
                {t.another}
              </Button>
              <ButtonLink size="form" href={userPath(user.ID)}>
                {t.openUser}
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </PageColumns>
    </Stack>
  )
}

function Slip({ user, access, pins, property }: Pick<AddedUser, 'user' | 'access' | 'pins' | 'property'>) {
  const t = newUserMessages.useWords()
  const { supportPhone } = usePortal().config
  return (
    <Card
      title={t.slip}
      actions={
        <>
          <Button size="compact" icon={Printer} onClick={() => print()}>
            {t.print}
          </Button>
          <SendPinMenu user={user} />
        </>
      }
    >
      <SlipAlone />
      <Stack gap={4}>
        <Stack gap={3} data-slip>
          <Text isStrong>{property}</Text>
          <Text tone="muted">{[t.pinFor({ name: user.Name }), user.Unit && t.unit({ unit: user.Unit })].filter(Boolean).join(' · ')}</Text>
          {pins.map((pin) => (
            <Pin key={pin}>{pin}</Pin>
          ))}
          <Text>{t.slipHow}</Text>
          <Text>{access}</Text>
          <Text>
            {t.trouble} <TextLink href={phoneHref(supportPhone)}>{supportPhone}</TextLink>
          </Text>
        </Stack>
        <Text size="small" tone="muted">{t.pinOnce}</Text>
      </Stack>
    </Card>
  )
}

const Pin = styled.p`
  margin: 0;
  font: var(--portal-type-display);
  letter-spacing: 0.15em;
  font-variant-numeric: tabular-nums;
`

/** The styles for printing, with which only the slip is on the paper. */
const SlipAlone = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-slip], [data-slip] * {
      visibility: visible;
    }
    [data-slip] {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }
`
