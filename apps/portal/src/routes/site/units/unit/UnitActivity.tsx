import { useStore } from '@nanostores/react'
import { TextLink } from '@portal/ui'
import { activityPath } from '#portal/app/paths.ts'
import { LatestActivityCard } from '#portal/log/LatestActivityCard.tsx'
import { unitMessages } from './messages.ts'

/** The tab with the latest events of a unit and its residents. */
export function UnitActivity({ unitId }: { unitId: number }) {
  const t = useStore(unitMessages)
  return <LatestActivityCard of={{ UnitID: unitId }} all={<TextLink href={activityPath({ unit: String(unitId) })}>{t.seeActivity}</TextLink>} />
}
