import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { createElement, Fragment } from 'react'
import { addons } from 'storybook/manager-api'
import { face } from './face.ts'
import { statusMark } from './guides/statusMark.ts'

// Loads the font for Storybook's frame, which doesn't have the stories' stylesheet.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900', display: 'swap' }))

addons.setConfig({
  theme: face(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  // Storybook's zoom is hidden, because it logs errors on each page. The browser's zoom works instead.
  toolbar: { zoom: { hidden: true } },
  sidebar: {
    renderLabel: ({ type, name, tags }) => (type === 'component' ? createElement(Fragment, null, name, statusMark(tags)) : name.replace(/^Usage: .*/, 'Usage')),
  },
})
