/** The forms of a text by number, with the categories of `Intl.PluralRules`: `{ one: '{count} use', other: '{count} uses' }`. */
export type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** Texts as data. `{name}` is a placeholder for a value. A group contains texts that a code selects: `status: { expired: 'Expired' }`. */
export interface Messages {
  readonly [key: string]: string | Plural | Messages
}

/** The names of the placeholders in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The values for the placeholders of a text. Numbers are written as the language writes them. */
export type Values<Name extends string> = { readonly [name in Name]: string | number }

type Said<Text> = [Names<Text>] extends [never] ? string : (values: Values<Names<Text>>) => string
type SaidPlural<Forms> = (values: Values<Exclude<Names<Forms[keyof Forms]>, 'count'>> & { readonly count: number }) => string

/** A table in the form that components use: each text is a string, or a function of the values that it needs. */
export type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? Said<Table[Key]> : Table[Key] extends Plural ? SaidPlural<Table[Key]> : Words<Table[Key]>
}

type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
/** A text that contains each of the placeholders. */
type Holding<Name extends string> = [Name] extends [never] ? string : Intersected<Name extends string ? `${string}{${Name}}${string}` : never>

/** A table in another language. The compiler reports missing texts, and missing placeholders in a text. */
export type Translation<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? Holding<Names<Table[Key]>>
    : Table[Key] extends Plural ? Plural & { readonly other: Holding<Names<Table[Key]['other']>> }
      : Translation<Table[Key]>
}

/** Texts that replace those of a table, each as data or as a function of the same values. */
export type Labels<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends string ? string | Said<Table[Key]>
    : Table[Key] extends Plural ? Plural | SaidPlural<Table[Key]>
      : Labels<Table[Key]>
}
