import { Button, ButtonLink, StatusPage, type IconComponent } from '@portal/ui'
import { Building2, CircleX, Sparkles, WifiOff } from 'lucide-react'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import type { Failure } from './Failure.ts'
import { statusMessages } from './messages.ts'

export interface ErrorPageProps {
  failure: Failure
}

const icons: Record<Failure['kind'], IconComponent> = { update: Sparkles, network: WifiOff, otherAccount: Building2, contract: CircleX, service: CircleX, unknown: CircleX }

/** The error page: status, text, message, and links back and home. After a failed script it shows the notice about an update (specification §2, §8). */
export function ErrorPage({ failure }: ErrorPageProps) {
  const t = statusMessages.useWords()
  const { code, title, sentence } = wordsFor(failure, t)
  usePageTitle(title)
  const isUpdate = failure.kind === 'update'
  // There is no Retry, because it would be refused again; only Home helps.
  const isHomeFirst = isUpdate || failure.kind === 'otherAccount'

  return (
    <PublicScreen placement="low">
      <StatusPage
        icon={icons[failure.kind]}
        tone={isHomeFirst ? 'info' : 'danger'}
        code={code}
        title={title}
        sentence={sentence}
        actions={
          <>
            {!isHomeFirst && (
              <Button variant="primary" size="form" isFullWidth onClick={() => location.reload()}>
                {t.retry}
              </Button>
            )}
            {/* Loads the whole page, to get the new version's files and to remove the account from the address. */}
            <ButtonLink variant={isHomeFirst ? 'primary' : 'secondary'} size="form" isFullWidth href={publicPaths.root} target="_self">
              {failure.kind === 'otherAccount' ? t.ownAccount : t.goHome}
            </ButtonLink>
            {!isUpdate && (
              <Button variant="quiet" size="form" isFullWidth onClick={() => history.back()}>
                {t.back}
              </Button>
            )}
          </>
        }
      />
    </PublicScreen>
  )
}

type Texts = NonNullable<(typeof statusMessages)['value']>

function wordsFor(failure: Failure, t: Texts): { code?: string; title: string; sentence: string } {
  switch (failure.kind) {
    case 'update':
      return { title: t.updateTitle, sentence: t.updateText }
    case 'network':
      return { title: t.networkTitle, sentence: t.networkText }
    case 'otherAccount':
      return { title: t.otherAccountTitle, sentence: t.otherAccountText }
    case 'contract':
      return { title: t.contractTitle, sentence: t.contractText({ what: failure.what }) }
    case 'service':
      return { code: `${t.errorCode({ status: failure.status })} ${failure.text}`.trim(), title: t.failedTitle, sentence: failure.message || t.failedText }
    case 'unknown':
      return { title: t.nothingKnown, sentence: t.failedText }
    default:
      return failure satisfies never
  }
}
