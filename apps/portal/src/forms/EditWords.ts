/** A record's parts and values as a person reads them: in conflicts, in receipts, in the question about what is not saved. */
export interface EditWords<Values, Field extends string> {
  nameOf: (field: Field) => string
  /** Empty stands for nothing there. */
  textOf: (field: Field, values: Values) => string
}
