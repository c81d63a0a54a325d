/** A record's parts and values as text, for conflicts, receipts and the question about unsaved changes. */
export interface EditWords<Values, Field extends string> {
  nameOf: (field: Field) => string
  /** Empty: no value. */
  textOf: (field: Field, values: Values) => string
}
