import { useStore } from '@nanostores/react'
import { activeStatus, Card, failedStatus, offlineStatus, sendingStatus, StatusLabel, Text, TextLink } from '@portal/ui'
import { useState } from 'react'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { controllerPath, paths } from '../../../app/paths.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { useFailureText } from '../../../app/useFailureText.ts'
import { usePolling } from '../../../app/usePolling.ts'
import { byProperty, type ControllersAnswer } from '../../../controllers/controllersView.ts'
import { devicesMessages } from '../../../controllers/controllers.messages.ts'
import { dashboardMessages } from './messages.ts'
import { Row, Rows, RowText } from './Rows.tsx'

/** Milliseconds between two questions. */
const pause = 15_000

const statuses = { failed: failedStatus, offline: offlineStatus, sending: sendingStatus, online: activeStatus }

/** Every controller with its state, what needs attention first: what a user who looks after hardware alone comes for. */
export function ControllersCard({ loaded }: { loaded: Attempt<ControllersAnswer> }) {
  const { api } = usePortal()
  const t = useStore(devicesMessages)
  const { allControllers } = useStore(dashboardMessages)
  const textOf = useFailureText()
  const [asked, setAsked] = useState({ of: loaded, answer: loaded })
  const answer = asked.of === loaded ? asked.answer : loaded
  usePolling(true, pause, async (signal) => {
    const next = await attempt(api.getControllers({}, { signal }))
    if (!signal.aborted && next.ok) setAsked({ of: loaded, answer: next })
  })
  return (
    <Card title={t.title} padding="none" actions={<TextLink href={paths.devices}>{allControllers}</TextLink>}>
      {answer.ok ? (
        <Rows>
          {byProperty(answer.value.Controllers, { search: '', state: null }).flatMap(({ controllers }) => controllers).map(({ ModuleID, Name, HardwareModel, State, LostTo, WaitingCount }) => (
            <Row key={ModuleID}>
              <RowText>
                <TextLink href={controllerPath(ModuleID)}>{Name}</TextLink>
                <Text size="small" tone="muted">{HardwareModel}</Text>
              </RowText>
              <StatusLabel status={statuses[State]}>{State === 'sending' ? t.sending(WaitingCount) : State === 'offline' && LostTo === 'power' ? t.noPower : t[State]}</StatusLabel>
            </Row>
          ))}
        </Rows>
      ) : (
        <Row as="div"><Text>{t.loadFailed}. {textOf(answer.failure)}</Text></Row>
      )}
    </Card>
  )
}
