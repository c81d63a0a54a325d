import { mendedColor } from '@portal/domain'
import { ColorField, hexOf, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { brandMessages } from './messages.ts'

export interface BrandColorFieldProps {
  /** The typed text, even while it is not a color yet. */
  value: string
  /** The problem of the color, from the form or the service. */
  error: 'colorMissing' | 'colorWrong' | { message: string } | undefined
  onChange: (change: { color: string }) => void
}

const examples = ['#2f6b3a', 'rebeccapurple', 'oklch(0.5 0.1 150)']

/** A field for a color, with the resulting color in both themes. */
export function BrandColorField({ value, error, onChange }: BrandColorFieldProps) {
  const t = brandMessages.useWords()
  const color = hexOf(value)
  return (
    <ColorField
      label={t.color}
      name="Accent"
      help={t.colorHelp({ examples: examples.join(', ') })}
      value={value}
      error={error === 'colorWrong' ? t.colorWrong({ example: examples[0] ?? '' }) : typeof error === 'string' ? t[error] : error?.message}
      labels={{ pick: t.pick }}
      after={color === null ? value.trim() === '' && <NoColor /> : <ColorFacts color={color} />}
      onValueChange={(change) => onChange({ color: change.value })}
    />
  )
}

/** Shows the portal's own color, if none is chosen. */
function NoColor() {
  const t = brandMessages.useWords()
  return (
    <Fact as="p">
      <Swatch style={{ background: 'var(--portal-accent-fill)' }} />
      <Text as="span" size="small" tone="muted">{t.colorNone}</Text>
    </Fact>
  )
}

/** Shows the color in each theme, as a sample and a sentence. */
function ColorFacts({ color }: { color: string }) {
  const t = brandMessages.useWords()
  const tag = useLocaleTag()
  return (
    <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {(['light', 'dark'] as const).map((theme) => {
        const mended = mendedColor(color, theme)
        if (mended === null) return null
        const fact = { theme: t[theme], contrast: mended.contrast.toLocaleString(tag) }
        return (
          <Fact key={theme}>
            <Swatch style={{ background: mended.shown }} />
            <Text size="small" tone="muted">{mended.isMended ? t.mended({ ...fact, color: mended.shown }) : t.asItIs(fact)}</Text>
          </Fact>
        )
      })}
    </Stack>
  )
}

const Fact = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--portal-space-2);
`

const Swatch = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  align-self: center;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-small);
  forced-color-adjust: none;
`
