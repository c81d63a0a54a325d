import { hexIn, lowestRatios, measuredPairs, tokensOf } from './tokens.ts'
import { Table } from './Table.tsx'

const swatch = { display: 'inline-block', inlineSize: 32, blockSize: 20, marginInlineEnd: 8, verticalAlign: 'middle', border: '1px solid var(--portal-border-default)', borderRadius: 4 }

function Swatch({ hex }: { hex: string }) {
  return <><span aria-hidden style={{ ...swatch, background: hex }} /><code>{hex}</code></>
}

/** A group of color tokens in both themes, each with the lowest measured contrast over all its backgrounds. */
export function Colors({ group }: { group: string }) {
  const rows = tokensOf(`light.${group}`, [group]).map(({ name, variable, description }) => {
    const ratios = lowestRatios(`${group}.${name}`)
    return {
      key: name,
      cells: [
        <code key="name">{variable}</code>, <Swatch key="light" hex={hexIn('light', `${group}.${name}`)} />, <Swatch key="dark" hex={hexIn('dark', `${group}.${name}`)} />,
        ratios ? `${ratios[0].toFixed(2)} / ${ratios[1].toFixed(2)}` : '', description,
      ],
    }
  })
  return <Table heads={['Variable', 'Light', 'Dark', 'Lowest contrast, light / dark', 'Use']} rows={rows} />
}

/** Every pair of colors whose contrast is measured. A test fails if a contrast is too low. */
export function ContrastPairs() {
  const rows = measuredPairs.map(({ foreground, background, need, ratios }) => ({
    key: `${foreground} ${background}`,
    cells: [`${foreground} on ${background}`, `${need}:1`, `${ratios[0].toFixed(2)}:1`, `${ratios[1].toFixed(2)}:1`],
  }))
  return <Table heads={['Pair', 'Needs', 'Light', 'Dark']} rows={rows} />
}
