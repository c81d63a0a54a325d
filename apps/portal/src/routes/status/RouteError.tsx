import { useStore } from '@nanostores/react'
import { Button, ButtonLink, StatusPage, type IconComponent } from '@portal/ui'
import { CircleX, Sparkles, WifiOff } from 'lucide-react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PublicScreen } from '../../app/PublicScreen.tsx'
import { describeFailure, type Failure } from './describeFailure.ts'
import { statusMessages } from './messages.ts'

const icons: Record<Failure['kind'], IconComponent> = { update: Sparkles, network: WifiOff, contract: CircleX, service: CircleX, unknown: CircleX }

/** Whatever a loader or a screen threw: says what happened and offers the way on (specification §2, §8). */
export function RouteError() {
  const t = useStore(statusMessages)
  const navigate = useNavigate()
  const failure = describeFailure(useRouteError())
  const { code, title, sentence } = wordsFor(failure, t)
  const isUpdate = failure.kind === 'update'

  return (
    <PublicScreen>
      <StatusPage
        icon={icons[failure.kind]}
        tone={isUpdate ? 'info' : 'danger'}
        code={code}
        title={title}
        sentence={sentence}
        actions={
          <>
            {!isUpdate && (
              <Button variant="primary" size="form" isFullWidth onClick={() => location.reload()}>
                {t.retry}
              </Button>
            )}
            {/* A full load, so that the new version's files are fetched. */}
            <ButtonLink variant={isUpdate ? 'primary' : 'secondary'} size="form" isFullWidth href={paths.root} target="_self">
              {t.goHome}
            </ButtonLink>
            {!isUpdate && (
              <Button variant="quiet" size="form" isFullWidth onClick={() => void navigate(-1)}>
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
    case 'contract':
      return { title: t.contractTitle, sentence: t.contractText({ what: failure.what }) }
    case 'service':
      return { code: t.errorCode({ status: failure.status }), title: t.failedTitle, sentence: failure.text || t.failedText }
    case 'unknown':
      return { title: t.nothingKnown, sentence: t.failedText }
    default:
      return failure satisfies never
  }
}
