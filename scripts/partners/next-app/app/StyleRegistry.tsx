'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return <>{styles}</>
  })
  return typeof window === 'undefined' ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : <>{children}</>
}
