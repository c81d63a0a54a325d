import { Stack, TextLink } from '@portal/ui'
import { activityPath } from '#portal/app/paths.ts'
import { DenialsCard } from '#portal/log/DenialsCard.tsx'
import { HoursUsedCard } from '#portal/log/HoursUsedCard.tsx'
import { LatestActivityCard } from '#portal/log/LatestActivityCard.tsx'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'

/** The tab with the hours in which residents entered, and the latest events of a unit and its residents. */
export function UnitActivity({ unit: { ID: UnitID, TimeZone } }: { unit: Unit }) {
  const t = unitMessages.useWords()
  return (
    <Stack gap={4}>
      <HoursUsedCard of={{ UnitID }} timeZone={TimeZone} />
      <DenialsCard of={{ UnitID }} timeZone={TimeZone} />
      <LatestActivityCard of={{ UnitID }} all={<TextLink href={activityPath({ unit: String(UnitID) })}>{t.seeActivity}</TextLink>} />
    </Stack>
  )
}
