import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type FailedPicture, resultsFolder } from './browserSummary.ts'

/** Writes one page that shows each failed picture before, after and as a difference. Returns its path. */
export function writePictureReport(pictures: readonly FailedPicture[], folder = resultsFolder): string {
  const file = join(folder, 'pictures.html')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, pageOf(pictures, folder))
  return file
}

function pageOf(pictures: readonly FailedPicture[], folder: string): string {
  const figure = (caption: string, path: string | undefined) => {
    const source = path === undefined ? '' : encodeURI(relative(folder, path))
    return `<figure><figcaption>${caption}</figcaption>${source === '' ? '<p>None</p>' : `<a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a>`}</figure>`
  }
  const rows = pictures.map(({ name, expected, actual, diff }) => `<section>
<h2>${escapeText(name)}</h2>
<div>${figure('Before', expected)}${figure('After', actual)}${figure('Difference', diff)}</div>
</section>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
body { margin: 24px; font: 14px system-ui, sans-serif; color-scheme: light dark }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
figure { margin: 0 }
img { max-inline-size: 100%; border: 1px solid gray }
</style>
<h1>${pictures.length === 1 ? '1 picture differs' : `${pictures.length} pictures differ`}</h1>
${rows.join('\n')}
</html>
`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
