import { useStore } from '@nanostores/react'
import { ButtonLink, Card, EmptyState, PageColumns, PageHeader, PrecedenceLegend } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { ExplainPanel, type ExplainSubject } from '../../../access/ExplainPanel.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { readSubject } from './readSubject.ts'
import { canTheyGetInMessages } from './messages.ts'

/** `/site/access`: "Can they get in?" about whomever the address names. */
export function canTheyGetInRoute(portal: Portal): ScreenRoute {
  return { loader: signedIn(portal, () => null), Component: CanTheyGetInScreen }
}

function CanTheyGetInScreen() {
  const t = useStore(canTheyGetInMessages)
  const [query] = useSearchParams()
  const subject = readSubject(query)
  const legend = (
    <Card title={t.legend}>
      <PrecedenceLegend />
    </Card>
  )
  return (
    <>
      <PageHeader title={t.title} facts={t.facts} />
      <PageColumns side={legend}>{subject ? <ExplainPanel key={keyOf(subject)} about={subject} /> : <NobodyYet />}</PageColumns>
    </>
  )
}

const keyOf = (subject: ExplainSubject): string => JSON.stringify(subject)

function NobodyYet() {
  const t = useStore(canTheyGetInMessages)
  return (
    <Card padding="none">
      <EmptyState
        title={t.nobody}
        action={
          <>
            <ButtonLink href={paths.users}>{t.users}</ButtonLink>
            <ButtonLink href={paths.invites}>{t.invites}</ButtonLink>
          </>
        }
      />
    </Card>
  )
}
