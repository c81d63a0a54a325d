import type { InviteView } from '@portal/domain'
import type { PortalInviteCard } from './PortalInviteCard.ts'

/** Mounts the element and waits for its texts. */
export async function mount(invite: InviteView | null, attributes: Record<string, string> = {}, parent: Element = document.body): Promise<PortalInviteCard> {
  const element = document.createElement('portal-invite-card')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.invite = invite
  parent.append(element)
  await until(() => (element.shadowRoot?.querySelector('.details:not([aria-hidden]), .message') ?? null) !== null || invite === null)
  await until(() => [...(element.shadowRoot?.querySelectorAll('canvas') ?? [])].every(({ width }) => width > 0))
  return element
}

/** Waits until a condition is true, without `expect.poll`, which would advance the fixed clock. */
export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 5000
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It did not come to pass within five seconds.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
