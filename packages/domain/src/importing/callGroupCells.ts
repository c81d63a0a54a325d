import { splitSeveral } from './personMention.ts'

export type CallKind = 'video' | 'voice'

const kinds: Readonly<Record<CallKind, readonly string[]>> = {
  video: ['video', 'app', 'apps', 'vídeo'],
  voice: ['voice', 'pstn', 'phone', 'telephone', 'voz', 'teléfono', 'telefono'],
}

/** The kind of call group that a cell names; null for any other word. */
export function readCallKind(text: string): CallKind | null {
  const word = text.trim().toLowerCase()
  return (['video', 'voice'] as const).find((kind) => kinds[kind].includes(word)) ?? null
}

/** A phone of a cell: “Leasing desk: (713) 555-0100”, or the number alone. */
export interface NumberCell {
  label: string
  phone: string
}

export function readNumberCells(text: string): NumberCell[] {
  return splitSeveral(text).map((part) => {
    const at = part.lastIndexOf(':')
    return { label: part.slice(0, Math.max(at, 0)).trim(), phone: part.slice(at + 1).trim() }
  })
}
