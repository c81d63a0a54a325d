import { CopyButton, Inline, QrTile, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { twoStepMessages } from './messages.ts'

export interface AppKeyProps {
  /** The key in base32. */
  secret: string
  /** The PNG of the QR code in base64. */
  image: string
}

/** Shows an authenticator app's new key, to scan or to type. */
export function AppKey({ secret, image }: AppKeyProps) {
  const t = twoStepMessages.useWords()
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <Parts>
      <QrTile image={image} alt={t.image} />
      <Stack gap={2} align="flex-start">
        <Text size="small" tone="muted">{t.cannotScan}</Text>
        <Inline gap={3} isWrapping>
          <Key dir="ltr">{groups}</Key>
          <CopyButton size="compact" text={secret}>{t.copy}</CopyButton>
        </Inline>
      </Stack>
    </Parts>
  )
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-4);

  > :first-child {
    inline-size: 15rem;
  }
  > :last-child {
    flex: 1 1 12rem;
  }
`

const Key = styled.span`
  font: var(--portal-type-body-strong);
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
`
