import { Card, LoadingState, Text, TextLink } from '@portal/ui'
import { controllerPath, paths } from '#portal/app/paths.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useQuestion } from '#portal/app/asking.tsx'
import { ControllerStateLabel } from '#portal/controllers/ControllerStateLabel.tsx'
import { byProperty, controllersQuestion } from '#portal/controllers/controllersView.ts'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'
import { dashboardMessages } from './messages.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'

/** Milliseconds between two requests. */
const pause = 15_000

/** Lists all controllers with their state, problems first, for users who only manage hardware. */
export function ControllersCard() {
  const t = devicesMessages.useWords()
  const { allControllers } = dashboardMessages.useWords()
  const textOf = useFailureText()
  const { answer, failure } = useQuestion(controllersQuestion, { every: () => pause })
  return (
    <Card title={t.title} padding="none" actions={<TextLink href={paths.devices}>{allControllers}</TextLink>}>
      {answer ? (
        <Rows>
          {byProperty(answer.Controllers, { search: '', state: null }).flatMap(({ controllers }) => controllers).map((controller) => (
            <Row key={controller.ModuleID}>
              <RowText>
                <TextLink href={controllerPath(controller.ModuleID)}>{controller.Name}</TextLink>
                <Text size="small" tone="muted">{controller.HardwareModel}</Text>
              </RowText>
              <ControllerStateLabel controller={controller} />
            </Row>
          ))}
        </Rows>
      ) : (
        <Row as="div">{failure ? <Text>{t.loadFailed}. {textOf(failure)}</Text> : <LoadingState label={t.title} />}</Row>
      )}
    </Card>
  )
}
