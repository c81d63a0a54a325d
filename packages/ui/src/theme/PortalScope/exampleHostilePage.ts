/** Styles that could break the library's components, as in partners' pages and stronger. */
export const hostilePage = `
  html { font-size: 62.5%; }
  body { font: italic 700 22px/3 'Courier New', monospace; letter-spacing: 4px; text-align: center; text-transform: uppercase; word-spacing: 1em; color: #5a2ca0; }
  * { all: unset; }
  head, script, style, template, [hidden] { display: none; }
  *, ::before, ::after { box-sizing: content-box; }
  h1, h2, h3 { color: green; margin: 2em 0; font-size: 3em; }
  p, li, dd, dt { margin: 20px; padding: 8px; max-width: 60px; }
  ul { list-style: disc; padding-inline-start: 40px; }
  a { color: deeppink; text-decoration: underline wavy; }
  button { background: red; border: 6px dotted black; text-transform: uppercase; padding: 30px; border-radius: 0; }
  input[type=password], input[type=text], input:not([type=checkbox]), select, textarea { border: 5px double navy; padding: 20px; font-size: 30px; height: 90px; background: yellow; }
  label { display: inline-block; font-weight: 100; }
  svg { width: 100%; height: auto; fill: red; stroke-width: 9; }
  svg path { stroke: lime; }
  img { max-width: 20px; opacity: 0.2; }
  table { border-collapse: collapse; width: 50%; } td, th { padding: 33px; border: 3px solid; }
  div > div { margin: 3px; }
  fieldset { border: 4px solid; padding: 20px; }
`
