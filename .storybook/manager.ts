import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { createElement, Fragment } from 'react'
import { addons } from 'storybook/manager-api'
import { face } from './face.ts'
import { statusMark } from './guides/statusMark.ts'

// The stories bring the font themselves; the frame around them has no stylesheet of ours.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900', display: 'swap' }))

addons.setConfig({
  theme: face(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  // Storybook's own zoom complains on the console of each page; the browser's does the same and more.
  toolbar: { zoom: { hidden: true } },
  sidebar: {
    renderLabel: ({ type, name, tags }) => (type === 'component' ? createElement(Fragment, null, name, statusMark(tags)) : name.replace(/^Usage: .*/, 'Usage')),
  },
})
