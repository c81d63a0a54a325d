import { brandVariables, inviteMessages, legibleColors } from '@portal/domain'
import { BrandMark, Button, Card, PortalScope, Stack, Text, media, useLabels } from '@portal/ui'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { Logo } from '#portal/app/Logo.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { brandMessages } from './messages.ts'

export interface BrandPreviewProps {
  /** The brand to preview; null values stand for the portal's own. */
  brand: { name: string | null; accent: string | null; logo: string | null }
}

/** Previews a brand on a key's page in both themes, in a mail, and on a pass. Not interactive. */
export function BrandPreview({ brand: { name, accent, logo } }: BrandPreviewProps) {
  const t = brandMessages.useWords()
  const card = useLabels('Invite', inviteMessages)
  const { config } = usePortal()
  const own = name === null && logo === null ? config.brand : { name: name ?? config.brand.name, logoUrl: logo ?? undefined }
  const variables = Object.fromEntries(accent === null ? [] : brandVariables({ accent })) as CSSProperties
  const pass = accent === null ? null : legibleColors(accent, 'light')
  const mark = <BrandMark name={own.name} logo={own.logoUrl ? <Logo brand={own} /> : undefined} />
  return (
    <Card title={t.preview}>
      <Stack gap={4}>
        {([['light', t.previewLight], ['dark', t.previewDark]] as const).map(([theme, label]) => (
          <Shown key={theme}>
            <Text as="figcaption" size="small" tone="muted">{label}</Text>
            <PortalScope theme={theme} style={variables}>
              <Page inert>
                {mark}
                <Key>
                  <Text isStrong>{t.previewKey}</Text>
                  <Button variant="primary">{card.showFullScreen}</Button>
                  <Link>{card.addToCalendar}</Link>
                </Key>
              </Page>
            </PortalScope>
          </Shown>
        ))}
        <Shown>
          <Text as="figcaption" size="small" tone="muted">{t.previewMail}</Text>
          <Mail>
            <Text isStrong>{own.name}</Text>
            <Text>{t.previewMailSubject}</Text>
            <Text size="small" tone="muted">{t.previewMailText}</Text>
            {name !== null && <Text size="small" tone="muted">{name}</Text>}
          </Mail>
        </Shown>
        <Shown>
          <Text as="figcaption" size="small" tone="muted">{t.previewPass}</Text>
          <Pass data-theme="light" style={pass === null ? {} : { background: pass.accent, color: pass.onAccent }}>
            <strong>{name ?? t.previewProperty}</strong>
            <span>{t.previewKey}</span>
          </Pass>
        </Shown>
      </Stack>
    </Card>
  )
}

const Shown = styled.figure`
  display: grid;
  gap: var(--portal-space-1);
  margin: 0;
`

const Page = styled.div`
  display: grid;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-canvas);
`

const Key = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);

  ${media.phone} {
    padding-inline: var(--portal-space-3);
  }
`

const Link = styled.span`
  color: var(--portal-accent-text);
  font: var(--portal-type-small);
  text-decoration: underline;
`

const Mail = styled.div`
  display: grid;
  gap: var(--portal-space-1);
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
`

/** The preview of a pass, which is light in every wallet. */
const Pass = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);
  color: var(--portal-text-default);
  forced-color-adjust: none;
`
