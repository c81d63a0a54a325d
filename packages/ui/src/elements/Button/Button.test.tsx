import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { en } from '../../words/en.ts'
import { PortalProvider } from '../../words/PortalProvider.tsx'
import { Button } from './Button.tsx'

function Sending({ label }: { label?: string }) {
  const [isBusy, setBusy] = useState(false)
  return <Button isBusy={isBusy} {...(label !== undefined && { busyLabel: label })} onClick={() => setBusy(true)}>Send invite</Button>
}

interface FrameTree {
  frame: { id: string }
  childFrames?: FrameTree[]
}

interface SpokenNode {
  role: string
  name: string
}

/** The accessibility tree of the document under test, without hidden parts. */
async function readAccessibilityTree(): Promise<SpokenNode[]> {
  const session = cdp()
  const { frameTree } = await session.send('Page.getFrameTree') as { frameTree: FrameTree }
  const innermost = (tree: FrameTree): string => (tree.childFrames?.[0] ? innermost(tree.childFrames[0]) : tree.frame.id)
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: innermost(frameTree) })
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }))
}

/** The texts that a screen reader may read now. */
const spoken = async () => (await readAccessibilityTree()).filter(({ role }) => role === 'StaticText').map(({ name }) => name)

describe('a button announces slow work', () => {
  it('a busy button is announced, and keeps its name and focus', async () => {
    await render(<Sending label="Sending the invite" />)
    const button = page.getByRole('button', { name: 'Send invite' })
    await button.click()
    await expect.poll(spoken).toContain('Sending the invite')
    expect(await readAccessibilityTree()).toContainEqual({ role: 'button', name: 'Send invite' })
    await expect.element(button).toHaveFocus()
  })

  it('the announcement does not change the length of the page', async () => {
    await render(<div style={{ blockSize: '100vh' }}><Sending /></div>)
    document.body.style.margin = '0'
    const { scrollHeight } = document.documentElement
    await page.getByRole('button', { name: 'Send invite' }).click()
    await expect.poll(spoken).toContain('Working on it')
    expect(document.documentElement.scrollHeight).toBe(scrollHeight)
  })

  it('a busy button in a dialog is announced too, while the rest of the page is hidden', async () => {
    await render(<><p>Behind</p><Dialog isOpen title="Send the invite?" actions={<Sending />} /></>)
    await page.getByRole('button', { name: 'Send invite' }).click()
    await expect.poll(spoken).toContain('Working on it')
    expect(await spoken()).not.toContain('Behind')
  })

  it('the announced text comes from the provider', async () => {
    await render(<PortalProvider locale="en-US" words={{ ...en, Button: { busy: 'One moment' } }}><Sending /></PortalProvider>)
    await page.getByRole('button', { name: 'Send invite' }).click()
    await expect.poll(spoken).toContain('One moment')
  })

  it('the live region exists before the announcement, because screen readers ignore a region that appears with text', async () => {
    const firstWords: (string | null)[] = []
    const watch = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.role === 'status') firstWords.push(node.textContent)
      }
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await render(<Sending />)
    await page.getByRole('button', { name: 'Send invite' }).click()
    await expect.poll(spoken).toContain('Working on it')
    watch.disconnect()
    expect(firstWords).toEqual([''])
  })
})
