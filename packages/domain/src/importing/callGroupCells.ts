import { splitSeveral } from './personMention.ts'

export type CallKind = 'video' | 'voice'

const kinds: Readonly<Record<CallKind, readonly string[]>> = {
  video: ['video', 'app', 'apps', 'vídeo'],
  voice: ['voice', 'pstn', 'phone', 'telephone', 'voz', 'teléfono', 'telefono'],
}

/** Reads the kind of call group in a cell; null for any other word. */
export function readCallKind(text: string): CallKind | null {
  const word = text.trim().toLowerCase()
  return (['video', 'voice'] as const).find((kind) => kinds[kind].includes(word)) ?? null
}

/** A phone number in a cell, with or without a name: “Leasing desk: (713) 555-0100”. */
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
