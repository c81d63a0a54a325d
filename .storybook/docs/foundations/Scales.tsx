import { useState } from 'react'
import { Button } from '../../../packages/ui/src/elements/Button/Button.tsx'
import { media } from '../../../packages/ui/src/theme/media.ts'
import { measure, tokensOf } from './tokens.ts'
import { Table } from './Table.tsx'

interface Typography { fontSize: { value: number }, lineHeight: number, fontWeight: string, letterSpacing: { value: number } }

/** Each step of the type scale, written in its own font size. */
export function TypeScale() {
  const rows = tokensOf('type').map(({ name, variable, value, description }) => {
    const { fontSize, lineHeight, fontWeight } = value as Typography
    const tracking = `var(--portal-tracking-${name}, normal)`
    return {
      key: name,
      cells: [
        <code key="name">{variable}</code>, `${fontSize.value}/${Math.round(fontSize.value * lineHeight)} ${fontWeight.slice(1, -1).replace('weight.', '')}`,
        <span key="text" style={{ font: `var(${variable})`, letterSpacing: tracking }}>Main Gate opens at 7:00 AM</span>, description,
      ],
    }
  })
  return <Table heads={['Variable', 'Size/line, weight', 'Specimen', 'Use']} rows={rows} />
}

export function SpaceScale() {
  const rows = tokensOf('space').map(({ name, variable, value }) => ({
    key: name,
    cells: [<code key="name">{variable}</code>, measure(value), <span key="bar" aria-hidden style={{ display: 'block', inlineSize: `var(${variable})`, blockSize: 16, background: 'var(--portal-accent-fill)' }} />],
  }))
  return <Table heads={['Variable', 'Length', 'As wide as']} rows={rows} />
}

/** A table with heights of controls and rows, and widths of the frame. */
export function Sizes() {
  const rows = tokensOf('size', []).map(({ name, variable, value }) => ({ key: name, cells: [<code key="name">{variable}</code>, measure(value)] }))
  return <Table heads={['Variable', 'Length']} rows={rows} />
}

export function Breakpoints() {
  return <Table heads={['In styles', 'Rule']} rows={Object.entries(media).map(([name, rule]) => ({ key: name, cells: [<code key="name">{`media.${name}`}</code>, <code key="rule">{rule}</code>] }))} />
}

export function RadiusScale() {
  const box = { display: 'block', inlineSize: 72, blockSize: 40, border: '1px solid var(--portal-border-control)', background: 'var(--portal-surface-base)' }
  const rows = tokensOf('radius').map(({ name, variable, value, description }) => ({
    key: name, cells: [<code key="name">{variable}</code>, measure(value), <span key="box" aria-hidden style={{ ...box, borderRadius: `var(${variable})` }} />, description],
  }))
  return <Table heads={['Variable', 'Length', 'Corner', 'Use']} rows={rows} />
}

export function LayerScale() {
  const rows = tokensOf('layer').toSorted((a, b) => Number(b.value) - Number(a.value))
    .map(({ name, variable, value, description }) => ({ key: name, cells: [<code key="name">{variable}</code>, String(value), description] }))
  return <Table heads={['Variable', 'z-index', 'What stands there']} rows={rows} />
}

/** The durations of animations. For each, a dot moves when its button is pressed, unless the user prefers reduced motion. */
export function Motion() {
  const [isAtEnd, setAtEnd] = useState(false)
  const rows = tokensOf('motion').filter(({ name }) => name !== 'ease').map(({ name, variable, value, description }) => ({
    key: name,
    cells: [
      <code key="name">{variable}</code>, measure(value), description,
      <span key="dot" aria-hidden style={{ display: 'block', inlineSize: 120 }}>
        <span
          style={{
            display: 'block', inlineSize: 16, blockSize: 16, borderRadius: 'var(--portal-radius-round)', background: 'var(--portal-accent-fill)',
            transform: isAtEnd ? 'translateX(104px)' : 'none', transition: `transform var(${variable}) var(--portal-motion-ease)`,
          }}
        />
      </span>,
    ],
  }))
  return (
    <>
      <Button onClick={() => setAtEnd((was) => !was)}>Move</Button>
      <Table heads={['Variable', 'Duration', 'For', 'Travels']} rows={rows} />
    </>
  )
}
