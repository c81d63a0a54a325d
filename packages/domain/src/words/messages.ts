/** A text by number, as `Intl.PluralRules` sorts it: `{ one: '{count} use', other: '{count} uses' }`. */
export type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Texts as data. `{name}` stands where a value goes. A group holds what is chosen by a code: `status: { expired: 'Expired' }`. */
export interface Messages {
  readonly [key: string]: string | Plural | Messages
}

/** The names in braces of a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** What a text is filled with. Numbers are written as the language writes them. */
export type Values<Name extends string> = { readonly [name in Name]: string | number }

type Said<Text> = [Names<Text>] extends [never] ? string : (values: Values<Names<Text>>) => string
type SaidPlural<Forms> = (values: Values<Exclude<Names<Forms[keyof Forms]>, 'count'>> & { readonly count: number }) => string

/** A table as a component reads it: a string, or a function of the values that the text names. */
export type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? Said<Table[Key]> : Table[Key] extends Plural ? SaidPlural<Table[Key]> : Words<Table[Key]>
}

type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
/** A text that holds each of the names. */
type Holding<Name extends string> = [Name] extends [never] ? string : Intersected<Name extends string ? `${string}{${Name}}${string}` : never>

/** A table in another language: the compiler names a text that is missing, and a value that a text left out. */
export type Translation<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? Holding<Names<Table[Key]>>
    : Table[Key] extends Plural ? Plural & { readonly other: Holding<Names<Table[Key]['other']>> }
      : Translation<Table[Key]>
}

/** What differs from a table: each text as data, or as a function of the same values. */
export type Labels<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends string ? string | Said<Table[Key]>
    : Table[Key] extends Plural ? Plural | SaidPlural<Table[Key]>
      : Labels<Table[Key]>
}
