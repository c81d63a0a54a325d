import type { InviteDetails } from '@portal/domain'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/index.ts'

/** When the invite works, in the property's time, and in the guest's if it differs. */
export function InvitePeriod({ first, second, plan, zone }: InviteDetails['period']) {
  return (
    <>
      <Text isStrong>{first}</Text>
      {second !== null && <Text isTabular>{second}</Text>}
      {plan.length > 0 && (
        <Plan>
          {[...plan.entries()].map(([position, { week, info }]) => (
            <div key={position}>
              <dt><bdi>{week}</bdi></dt>
              <dd><bdi>{info}</bdi></dd>
            </div>
          ))}
        </Plan>
      )}
      <Zone>{zone}</Zone>
    </>
  )
}

const Plan = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portal-space-0-5) var(--portal-space-4);
  margin: var(--portal-space-1) 0 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dd {
    margin: 0;
  }
`

const Zone = styled.p`
  margin: 0;
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`
