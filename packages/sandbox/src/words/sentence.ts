import { type Language } from './language.ts'
import { spanish } from './spanish.ts'

/** Every sentence of the service, in English. */
type Text = keyof typeof spanish

type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** A sentence without placeholders. */
export type PlainSentence = { [T in Text]: [Names<T>] extends [never] ? T : never }[Text]

type Template = Exclude<Text, PlainSentence>

/** The value of a placeholder: a text, a number, or a function of the language. */
type Value = string | number | ((language: Language) => string)

/** A template with its values, translated once the reader's language is known. */
export class FilledSentence {
  readonly text: Template
  readonly values: Readonly<Record<string, Value>>

  constructor(text: Template, values: Readonly<Record<string, Value>>) {
    this.text = text
    this.values = values
  }

  /** The stored form, which `readSentence` reads. Values in it are texts and numbers. */
  toJSON(): string {
    return JSON.stringify({ text: this.text, values: this.values })
  }
}

/** A sentence for users. A text without a Spanish translation doesn't compile. */
export type Sentence = PlainSentence | '' | FilledSentence

/** Fills the placeholders of a sentence. */
export function filled<T extends Template>(text: T, values: Readonly<Record<Names<T>, Value>>): FilledSentence {
  return new FilledSentence(text, values)
}

/** A sentence in a language. */
export function say(sentence: Sentence, language: Language): string {
  if (!(sentence instanceof FilledSentence)) return language === 'es' && sentence !== '' ? (spanish[sentence] ?? sentence) : sentence
  const text: string = language === 'es' ? spanish[sentence.text] : sentence.text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = sentence.values[name]
    return value === undefined ? whole : typeof value === 'function' ? value(language) : String(value)
  })
}

/** The form in which a sentence is stored. */
export const keepSentence = (sentence: Sentence): string => (sentence instanceof FilledSentence ? sentence.toJSON() : sentence)

/** Reads a stored sentence. A sentence that no longer exists stays unchanged. */
export function readSentence(kept: string): Sentence {
  if (!kept.startsWith('{"text":')) return kept as PlainSentence
  const { text, values } = JSON.parse(kept) as Pick<FilledSentence, 'text' | 'values'>
  return new FilledSentence(text, values)
}

export const isSentence = (text: string): text is PlainSentence => Object.hasOwn(spanish, text)

/** A handler's answer whose `message` fields are still sentences, which are translated later. */
export type Unsaid<Answer> = unknown extends Answer ? Answer
  : Answer extends string | number | boolean | null | undefined | Blob ? Answer
  : Answer extends readonly (infer Item)[] ? Unsaid<Item>[]
  : { [Key in keyof Answer]: Key extends 'message' ? Sentence : Unsaid<Answer[Key]> }

/** An answer as JSON, with each sentence in one language. */
export function writeAnswer(answer: unknown, language: Language): string {
  return JSON.stringify(answer, function (this: Record<string, unknown>, key, value: unknown) {
    const whole = this[key]
    if (whole instanceof FilledSentence) return say(whole, language)
    return key === 'message' && typeof value === 'string' ? say(value as PlainSentence, language) : value
  })
}
