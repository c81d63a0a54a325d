import type { PlanPlace, PortLockState } from '@portal/domain'
import { SitePlan, type SitePlanPicture } from '../../charts/SitePlan/SitePlan.tsx'
import type { DoorOnPlanState } from '../../charts/SitePlan/planMarks.ts'
import { Card } from '../../elements/Card/Card.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import type { LockdownWords } from '../internal/lockdownTexts.ts'
import type { LockdownView } from '../internal/lockdownView.ts'

/** The site plan of the property in lockdown. */
export interface LockdownSitePlan {
  picture: SitePlanPicture
  /** The name of the picture for screen readers: 'Site plan of Whispering Pines'. */
  label: string
  /** The page with the plan. Omit if there is none. */
  href?: string
  /** The positions of doors on the plan, by door id. */
  places: Readonly<Partial<Record<string, PlanPlace>>>
}

const drawn: Record<PortLockState, DoorOnPlanState> = {
  pending: 'sending', locked: 'locked', failed: 'failed', releasing: 'sending', notReleased: 'failed', released: 'opened', wouldLock: 'closed', wouldFail: 'failed',
}

/** A lockdown's doors on the site plan. Only doors that need attention have a label. */
export function LockdownPlan({ lockdown, sitePlan: { picture, label, href, places }, words }: { lockdown: LockdownView; sitePlan: LockdownSitePlan; words: LockdownWords }) {
  return (
    <Card role="group" title={words.plan} actions={href !== undefined && <TextLink href={href}>{words.openPlan}</TextLink>} padding="none">
      <SitePlan
        picture={picture}
        label={label}
        doors={lockdown.doors.flatMap(({ id, name, state }) => {
          const place = places[id]
          const stateName = words.states[state]
          return place ? { id, name, state: drawn[state], stateName, label: drawn[state] === 'failed' ? stateName : null, ...place } : []
        })}
      />
    </Card>
  )
}
