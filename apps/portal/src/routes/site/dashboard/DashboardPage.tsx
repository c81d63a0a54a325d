import { Button, ButtonLink, Inline, media, PageHeader, Stack, TextLink } from '@portal/ui'
import { RefreshCw, Ticket } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { doorsInViewPath, paths } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { AttentionCard } from './AttentionCard.tsx'
import type { DashboardView } from './dashboardView.ts'
import { DoorsCard } from '#portal/doors/DoorsCard.tsx'
import { LateEntriesCard } from '#portal/doors/LateEntriesCard.tsx'
import { EventsCard } from './EventsCard.tsx'
import { dashboardMessages } from './messages.ts'
import { useActing } from './useActing.ts'
import type { DoorActs } from '#portal/doors/useDoorActs.ts'

export interface DashboardPageProps {
  view: DashboardView
  /** The id of the chosen property; null for the user's own. */
  property: number | null
  acts: DoorActs
  /** Whether the data may be old, because the last request had no answer. */
  isStale: boolean
  isRefreshing: boolean
  onRefresh: () => void
  /** The card that is most important to the user, above everything else. */
  children?: ReactNode
}

export function DashboardPage({ view, property, acts, isRefreshing, isStale, onRefresh, children }: DashboardPageProps) {
  const t = dashboardMessages.useWords()
  const formats = useFormats(view.timeZone)
  const mayDo = useRights()
  const isLog = mayDo('log.view')
  const Events = isLog ? Whole : Fragment
  const acting = useActing()
  const { PropertyID } = view
  const invites = view.activeInvites === null ? [] : [t.activeInvites({ count: view.activeInvites })]
  const facts = [view.propertyName, isStale ? t.stale({ time: formats.time(view.now) }) : formats.dayAndTime(view.now), ...invites].join(' · ')
  return (
    <>
      <PageHeader
        title={t.title}
        facts={facts}
        actions={
          <>
            <Button icon={RefreshCw} isBusy={isRefreshing} onClick={onRefresh}>
              {t.refresh}
            </Button>
            {mayDo('invites.create') && (
              <ButtonLink variant="primary" icon={Ticket} href={paths.newInvite}>
                {t.sendInvite}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack gap={5}>
        {children}
        <Columns aria-busy={isRefreshing} data-entries={isLog || undefined}>
          <Whole>
            <DoorsCard
              look="half" ports={view.ports} property={property} acting={acting} acts={acts} now={view.now} timeZone={view.timeZone} formats={formats}
              actions={PropertyID !== null && view.ports.length > 0 && (
                <Inline>
                  {isLog && <TextLink href={doorsInViewPath('day', PropertyID)}>{t.doorsToday}</TextLink>}
                  <TextLink href={doorsInViewPath('plan', PropertyID)}>{t.sitePlan}</TextLink>
                </Inline>
              )}
            />
          </Whole>
          <Beside>
            <AttentionCard view={view} property={property} acting={acting} acts={acts} formats={formats} />
          </Beside>
          {isLog && <LateEntriesCard property={view.PropertyID} />}
          <Events><EventsCard events={view.events} now={view.now} formats={formats} /></Events>
        </Columns>
      </Stack>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: var(--portal-space-5);

  /* Today's entries and the card beside them are equally high. Events alone would make that card far too high. */
  &[data-entries] {
    align-items: stretch;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Whole = styled.div`
  grid-column: 1 / -1;
`

/** The place beside today's entries, or beside the events of users who don't see entries. If the page has one column, it is before them. */
const Beside = styled.div`
  display: grid;
  grid-area: 2 / 2;

  ${media.narrow} {
    grid-area: auto;
  }
`
