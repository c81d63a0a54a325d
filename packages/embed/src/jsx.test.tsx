import type { InviteView } from '@portal/domain'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './index.ts'
import { recurringView, storyTime, temporaryView } from './invites.fixture.ts'
import type { PortalInviteCardProps } from './jsx.ts'
import type { PortalInviteCard } from './PortalInviteCard.ts'

afterEach(() => void vi.useRealTimers())

it('React’s JSX sets attributes and properties, and gets the element’s events', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(storyTime) })
  const card = createRef<PortalInviteCard>()
  const shown: string[] = []
  const heard: PortalInviteCardProps = { 'onportal-invite-shown': ({ detail }) => shown.push(detail.kind) }
  const of = (invite: InviteView) => <portal-invite-card ref={card} theme="dark" lang="es" invite={invite} {...heard} />
  const screen = await render(of(recurringView))
  await expect.element(screen.getByRole('button', { name: 'Mostrar en pantalla completa' })).toBeVisible()
  expect(card.current?.invite).toBe(recurringView)
  await screen.rerender(of(temporaryView))
  await expect.element(screen.getByRole('heading', { name: temporaryView.name })).toBeVisible()
  expect(shown).toEqual(['temporary'])
})
