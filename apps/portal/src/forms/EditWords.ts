/** The parts and values of a record as text, for conflicts, receipts and the question about unsaved changes. */
export interface EditWords<Values, Field extends string> {
  nameOf: (field: Field) => string
  /** Returns the text of a field's value; empty without a value. */
  textOf: (field: Field, values: Values) => string
}
