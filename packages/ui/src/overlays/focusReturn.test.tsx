import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../elements/Button/Button.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { Menu } from './Menu/Menu.tsx'
import { Popover } from './Popover/Popover.tsx'

const more = page.getByRole('button', { name: 'More' })
const dialog = page.getByRole('dialog')

/** A page as in the portal: one dialog while an answer loads, another with the answer, and both close together. */
function Page({ isAnswerLate = false }: { isAnswerLate?: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <main tabIndex={-1}>
      <Menu label="More" items={[{ id: 'out', label: 'Move out', onSelect: () => setAsking(true) }]}>…</Menu>
      {isAsking && (isAnswerLate ? <LateQuestion onClose={close} /> : <Dialog isOpen title="Move out?" onOpenChange={close} actions={<Button>Stay</Button>} />)}
    </main>
  )
}

function LateQuestion({ onClose }: { onClose: () => void }) {
  const [hasAnswer, setAnswered] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(true), 50)
    return () => clearTimeout(timer)
  }, [])
  if (!hasAnswer) return <Dialog key="waiting" isOpen title="Move out" onOpenChange={onClose} actions={<Button>Cancel</Button>} />
  return <Dialog key="question" isOpen title="Move out?" onOpenChange={onClose} actions={<Button>Stay</Button>} />
}

async function openFromMenu() {
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Move out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

it('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  await render(<Page />)
  await openFromMenu()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(more.element())
})

it('the focus returns to the button that opened the first dialog after a second replaced it', async () => {
  await render(<Page isAnswerLate />)
  await openFromMenu()
  await expect.element(page.getByRole('button', { name: 'Stay' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(more.element())
})

it('the focus stays in the page if the control that opened the dialog is gone', async () => {
  function List() {
    const [isAsking, setAsking] = useState(false)
    const [hasRow, setRow] = useState(true)
    const remove = () => {
      setRow(false)
      setAsking(false)
    }
    return (
      <main tabIndex={-1} aria-label="Users">
        {hasRow && <Button onClick={() => setAsking(true)}>Remove Ada</Button>}
        <Dialog isOpen={isAsking} title="Remove?" onOpenChange={() => setAsking(false)} actions={<Button onClick={remove}>Remove</Button>} />
      </main>
    )
  }
  await render(<List />)
  await userEvent.click(page.getByRole('button', { name: 'Remove Ada' }))
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(page.getByRole('main').element())
})

it.each([['', 'in it'], ['{Shift>}{Tab}{/Shift}', 'on its button']])('Escape closes a popover before the dialog around it (%s%s)', async (move) => {
  await render(<Dialog defaultIsOpen title="Invite"><Popover label="Doors" trigger={<Button>3 doors</Button>}>Main Gate</Popover></Dialog>)
  const doors = page.getByRole('button', { name: '3 doors' })
  const popover = page.getByRole('dialog', { name: 'Doors' })
  await userEvent.click(doors)
  await expect.element(popover).toHaveFocus()
  if (move) await userEvent.keyboard(move)
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(doors).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
