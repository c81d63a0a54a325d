import emotion from '@emotion/styled'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import styledComponents from 'styled-components'
import { Button } from '../../../packages/ui/src/index.ts'
import { inFrame, middle, quiet } from './inFrame.ts'
import type { Contenders } from './main.ts'

interface Props {
  isOn: boolean
  children: ReactNode
}

const count = 1000

const declarations = `
  display: inline-flex;
  align-items: center;
  padding: 4px 12px;
  border: 1px solid currentColor;
  border-radius: 6px;
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
const Styled = styledComponents.button<{ $isOn: boolean }>`${declarations} background: ${({ $isOn }) => ($isOn ? 'canvas' : 'field')};`
const Emotion = emotion('button', { shouldForwardProp: (name) => name !== 'isOn' })<{ isOn: boolean }>`${declarations} background: ${({ isOn }) => (isOn ? 'canvas' : 'field')};`

function timed(One: ComponentType<Props>): () => Promise<Record<string, number>> {
  return async () => {
    const place = document.createElement('div')
    document.querySelector('main')?.append(place)
    let turn = (_next: { isOn: boolean }) => {}
    function All() {
      const [isOn, setOn] = useState(false)
      turn = (next) => setOn(next.isOn)
      return Array.from({ length: count }, (_, index) => <One key={index} isOn={isOn}>{isOn ? 'On' : 'Off'}</One>)
    }
    const root = createRoot(place)
    const shows = (text: string) => () => place.lastElementChild?.textContent === text
    const first = await inFrame(() => flushSync(() => root.render(<All />)), shows('Off'))
    await quiet()
    const turns: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const isOn = round % 2 === 0
      turns.push(await inFrame(() => flushSync(() => turn({ isOn })), shows(isOn ? 'On' : 'Off')))
      await quiet()
    }
    root.unmount()
    place.remove()
    return { 'first render, ms': first, 'changed, ms': middle(turns) }
  }
}

/** A thousand buttons with the same style, and a thousand of the library's. */
export const mounted: Contenders = {
  'plain classes': timed(({ isOn, children }) => <button type="button" className={isOn ? 'plain on' : 'plain'}>{children}</button>),
  'styled-components': timed(({ isOn, children }) => <Styled type="button" $isOn={isOn}>{children}</Styled>),
  Emotion: timed(({ isOn, children }) => <Emotion type="button" isOn={isOn}>{children}</Emotion>),
  'Button of the library': timed(({ isOn, children }) => <Button variant={isOn ? 'primary' : 'secondary'}>{children}</Button>),
}
