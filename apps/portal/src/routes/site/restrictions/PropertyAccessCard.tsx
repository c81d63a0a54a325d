import { useStore } from '@nanostores/react'
import { Button, Card, InlineAlert, RadioGroup, Stack } from '@portal/ui'
import { useState } from 'react'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { SaveFailure } from '../../../forms/SaveFailure.tsx'
import { paths } from '../../../app/paths.ts'
import type { Property } from '../../../people/usePeopleChoices.ts'
import { restrictionsMessages } from './messages.ts'

export interface PropertyAccess {
  PropertyID: number
  LetsUnrestrictedIn: boolean
}

export interface PropertyAccessCardProps {
  property: Property
  mayEdit: boolean
}

/** Whether the doors of a property let in users to whom nobody gave a group, hours or doors. */
export function PropertyAccessCard({ property: { ID, Name, LetsUnrestrictedIn }, mayEdit }: PropertyAccessCardProps) {
  const t = useStore(restrictionsMessages)
  const [letsIn, setLetsIn] = useState(LetsUnrestrictedIn)
  const { run, isBusy, failure } = useRouteAction<PropertyAccess, object>(() => {})
  const isChanged = letsIn !== LetsUnrestrictedIn
  return (
    <Card
      title={t.unrestrictedAt({ property: Name })}
      actions={isChanged && <Button variant="primary" size="compact" isBusy={isBusy} onClick={() => run({ PropertyID: ID, LetsUnrestrictedIn: letsIn })}>{t.save}</Button>}
    >
      <Stack gap={4}>
        <RadioGroup
          label={t.unrestricted}
          look="cards"
          disabled={!mayEdit}
          value={letsIn ? 'open' : 'closed'}
          options={[{ value: 'closed', label: t.closed, help: t.closedHelp }, { value: 'open', label: t.open, help: t.openHelp }]}
          onValueChange={({ value }) => setLetsIn(value === 'open')}
        />
        {isChanged && <InlineAlert tone={letsIn ? 'danger' : 'warning'}>{letsIn ? t.opens : t.closes}</InlineAlert>}
        {failure && <SaveFailure failure={failure} title={t.notSaved} isNew={false} lookHref={paths.restrictions} />}
      </Stack>
    </Card>
  )
}
