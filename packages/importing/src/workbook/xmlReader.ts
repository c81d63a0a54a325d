import { Parser } from 'saxen'
import { Unreadable } from '../fileProblem.ts'
import type { PartReader } from './unpack.ts'

export interface XmlEvents {
  /** Called at the start of an element, with its name without prefix. */
  open?: (name: string, attributes: () => Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Reads a part of a workbook as XML while it is unpacked, so that it is never in memory as a whole. */
export function xmlReader({ open, close, text }: XmlEvents): PartReader {
  const decoder = new TextDecoder('utf-8')
  const parser = new Parser()
  parser.on('error', (error) => { throw error })
  if (open) {
    parser.on('openTag', (name, attributes, decode) => open(localName(name), () => {
      return Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]))
    }))
  }
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  const broken = (read: () => void) => {
    try {
      read()
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable('workbookBroken')
    }
  }
  return {
    take: (bytes) => broken(() => parser.write(decoder.decode(bytes, { stream: true }))),
    end: () => broken(() => {
      parser.write(decoder.decode())
      parser.end()
    }),
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
