import { matchText } from '@portal/domain'

/** A text with the search words highlighted. */
export function Marked({ text, search }: { text: string, search: string }) {
  const marks = search.trim() === '' ? [] : (matchText(text, search)?.marks ?? [])
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>{text.slice(marks[index - 1]?.[1] ?? 0, start)}<mark>{text.slice(start, end)}</mark></span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
