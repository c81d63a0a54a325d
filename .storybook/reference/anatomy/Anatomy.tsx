import { Badge, Text } from '../../../packages/ui/src/index.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentAnatomy } from './anatomies.tsx'
import './anatomy.css'

/** A component with a number at each part and a list of the parts, and a right beside a wrong use of it. Nothing in it can be pressed. */
export function Anatomy({ whole, parts, right, wrong }: ComponentAnatomy) {
  const drawing = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<{ left: number; top: number }[]>([])
  useLayoutEffect(() => {
    const around = drawing.current
    if (!around) return
    const measure = () => {
      const from = around.getBoundingClientRect()
      const all = parts.map(([part]) => placeOf(part, around))
      setPlaces(all.map(({ left, top, bottom, width, height }) => {
        // The number of the first part in a row is at the start of the row; the others are above their parts.
        const isFirst = !all.some((other) => other.left < left - 4 && other.top < bottom && other.bottom > top)
        return isFirst ? { left: 14, top: top - from.top + height / 2 } : { left: left - from.left + Math.min(width / 2, 16), top: top - from.top - 10 }
      }))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(around)
    measure()
    return () => watch.disconnect()
  }, [parts])
  return (
    <div className="anatomy" dir="ltr">
      <div ref={drawing} className="anatomy-drawing">
        <div inert>{whole}</div>
        {places.map((place, index) => <span key={parts[index]?.[0]} className="anatomy-number" style={place} aria-hidden>{index + 1}</span>)}
      </div>
      <ol>{parts.map(([part, says]) => <li key={part}>{says}</li>)}</ol>
      {([[right, 'success', 'Do'], [wrong, 'danger', 'Don’t']] as const).map(([{ shown, says }, tone, word]) => (
        <figure key={word} data-tone={tone}>
          <div inert>{shown}</div>
          <figcaption><Badge tone={tone}>{word}</Badge> <Text as="span" size="small">{says.split('`').map((text, index) => (index % 2 === 1 ? <code key={text}>{text}</code> : text))}</Text></figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Where a part is: a text if there is one, otherwise the first element of a selector. */
function placeOf(part: string, drawing: Element): DOMRect {
  const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT, (node) => (node.textContent === part ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP))
  const text = texts.nextNode()
  if (!text) {
    const element = drawing.querySelector(part)
    if (!element) throw new Error(`The anatomy has no part ${part}.`)
    return element.getBoundingClientRect()
  }
  const range = document.createRange()
  range.selectNode(text)
  return range.getBoundingClientRect()
}
