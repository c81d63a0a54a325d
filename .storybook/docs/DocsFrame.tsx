import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { face } from '../face.ts'
import { DocsTheme } from './DocsTheme.ts'

/** Docs pages in the toolbar's theme. Their text is always English, left to right. */
export function DocsFrame(props: DocsContainerProps) {
  const { channel } = props.context
  const [theme, setTheme] = useState(() => themeOf(new URLSearchParams(location.search).get('globals')))
  useEffect(() => {
    // Ignores settings from another window, because a story in a frame on the page sends its own too.
    const update = function (this: { source?: string }, { globals }: { globals: Record<string, unknown> }) {
      if (this.source === undefined) setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
    }
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <DocsTheme value={theme}><div dir="ltr"><DocsContainer {...props} theme={face(theme)} /></div></DocsTheme>
}

function themeOf(globals: string | null): 'light' | 'dark' {
  return globals?.split(';').includes('theme:dark') ? 'dark' : 'light'
}
