import { brandLogoTypes } from '@portal/domain'
import { Button, FileDrop, Inline, Stack, Text } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { drawLogo, type LogoProblem } from './drawLogo.ts'
import { brandMessages } from './messages.ts'

export interface BrandLogoFieldProps {
  /** The name of the brand. */
  name: string
  value: string | null
  /** The service's message about the logo. */
  error: string | undefined
  onChange: (change: { logo: string | null }) => void
}

/** Shows the current logo, and an area to drop another one. */
export function BrandLogoField({ name, value, error, onChange }: BrandLogoFieldProps) {
  const t = brandMessages.useWords()
  const labelId = useId()
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const take = async (file: File) => {
    setDrawing(true)
    const drawn = await drawLogo(file)
    setDrawing(false)
    setProblem('problem' in drawn ? drawn.problem : null)
    if ('logo' in drawn) onChange({ logo: drawn.logo })
  }
  return (
    <Stack gap={2} role="group" aria-labelledby={labelId}>
      <Text isStrong id={labelId}>
        {t.logo} <Optional>({t.optional})</Optional>
      </Text>
      {value !== null && (
        <Inline gap={3}>
          <Plate><img src={value} alt={t.logoAlt({ name })} /></Plate>
          <Plate data-theme="dark"><img src={value} alt="" /></Plate>
          <Button
            icon={Trash2}
            onClick={() => {
              setProblem(null)
              onChange({ logo: null })
            }}
          >
            {t.logoRemove}
          </Button>
        </Inline>
      )}
      <FileDrop
        label={t.logo}
        accept={brandLogoTypes.join(',')}
        help={t.logoHelp}
        error={problem === null ? error : t[`logo_${problem}`]}
        isInForm
        isBusy={isDrawing}
        labels={{ drop: t.drop, dropNow: t.dropNow, choose: value === null ? t.choose : t.another }}
        onFileChoose={({ file }) => void take(file)}
      />
    </Stack>
  )
}

const Optional = styled.span`
  color: var(--portal-text-muted);
  font-weight: var(--portal-weight-regular);
`

/** The background of a page in one theme. */
const Plate = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-canvas);

  & img {
    display: block;
    block-size: 24px;
    max-inline-size: 100%;
    object-fit: contain;
  }
`
