import { Info } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import type { Announcement } from '../../internal/useAnnouncement.ts'

/** Shows and announces what the text filter did. It is rendered empty first and then takes no room. */
export function FilterStatus({ announcement, id }: { announcement: Announcement, id?: string }) {
  return (
    <LiveRegion isShown id={id}>
      {announcement.text !== '' && (
        <Line key={announcement.turn}>
          <Icon icon={Info} />
          <span>{announcement.text}</span>
        </Line>
      )}
    </LiveRegion>
  )
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  font: var(--portal-type-small);
  color: var(--portal-text-muted);

  > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`
