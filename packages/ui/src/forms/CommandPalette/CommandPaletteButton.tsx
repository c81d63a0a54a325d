import type { Labels } from '@portal/domain'
import { Search } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Kbd } from '../../elements/Kbd/Kbd.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { commandPaletteMessages } from './CommandPalette.messages.ts'

export interface CommandPaletteButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The keyboard shortcut to show: 'Ctrl K'. */
  shortcut?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<Pick<typeof commandPaletteMessages, 'title'>>
}

/** A button that opens a `CommandPalette`. In the bar above the page it looks like a search field, on a phone like an icon. */
export const CommandPaletteButton = forwardRef<HTMLButtonElement, CommandPaletteButtonProps>(function CommandPaletteButton(props, ref) {
  const { shortcut, labels, ...rest } = props
  const words = useLabels('CommandPalette', commandPaletteMessages, labels)
  return (
    <Root type="button" aria-haspopup="dialog" aria-keyshortcuts={shortcut?.replace('Ctrl ', 'Control+').replace('⌘', 'Meta+')} {...tip(words.title)} {...rest} ref={ref}>
      <Icon icon={Search} />
      <Wide>{words.title}</Wide>
      {shortcut !== undefined && <Keys aria-hidden>{shortcut}</Keys>}
    </Root>
  )
})

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  inline-size: min(280px, 100%);
  min-block-size: var(--portal-control-default);
  padding: 0 var(--portal-space-1) 0 var(--portal-space-3);
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-control);
  background: var(--portal-field-bg);
  color: var(--portal-text-muted);
  font: var(--portal-type-body);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--portal-field-border-hover);
  }
  > svg {
    flex: none;
  }
  ${media.phone} {
    justify-content: center;
    inline-size: 40px;
    min-block-size: 40px;
    margin-inline-start: auto;
    padding: 0;
    border-color: transparent;
    background: none;
  }
`

const Wide = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`

const Keys = styled(Kbd)`
  flex: none;

  ${media.phone} {
    display: none;
  }
`
