import { Card, Stack, StatusLabel, SwitchField, TextLink, unchangedStatus, useToaster, verifiedStatus } from '@portal/ui'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { userTabPath } from '#portal/app/paths.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { securityMessages } from './messages.ts'
import type { TwoStep } from './twoStep.ts'

export interface AdministratorsCardProps {
  rule: NonNullable<TwoStep['Rule']>
  /** Whether the user has two-step sign-in. */
  hasOwn: boolean
  isBorrowed: boolean
}

/** Sets whether administrators need two-step sign-in, and lists which of them have it. */
export function AdministratorsCard({ rule: { IsOn, Administrators }, hasOwn, isBorrowed }: AdministratorsCardProps) {
  const t = securityMessages.useWords()
  const toaster = useToaster()
  const { run, isBusy, sent, failure } = useCall(
    (api, isOn: boolean) => api.setTwoStepRule({ IsOn: isOn }),
    (_answer, isOn) => toaster.success(isOn ? t.ruleOn : t.ruleOff),
  )
  const count = Administrators.filter(({ HasTwoStep }) => HasTwoStep).length
  return (
    <Card title={t.ruleTitle} fact={t.ruleCount({ count, all: Administrators.length })} padding="none">
      <Rows>
        <Row>
          <RowText>
            <Stack gap={3}>
              <SwitchField
                label={t.ruleSwitch}
                help={hasOwn || IsOn ? t.ruleHelp : t.ruleOwnFirst}
                checked={sent ?? IsOn}
                disabled={isBorrowed || isBusy || (!hasOwn && !IsOn)}
                onChange={() => run(!IsOn)}
              />
              <FailureAlert failure={failure} />
            </Stack>
          </RowText>
        </Row>
        {Administrators.map(({ UserID, Name, HasTwoStep }) => (
          <Row key={UserID ?? Name}>
            <RowText>{UserID === null ? <bdi>{Name}</bdi> : <TextLink href={userTabPath(UserID, 'userSignIn')}>{Name}</TextLink>}</RowText>
            <StatusLabel status={HasTwoStep ? verifiedStatus : unchangedStatus}>{HasTwoStep ? t.on : t.off}</StatusLabel>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}
