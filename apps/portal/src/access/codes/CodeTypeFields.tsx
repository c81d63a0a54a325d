import { codeTypeById, codeTypes } from '@portal/domain'
import { FilteredTextField, Grid, ReadOnlyField, SelectField } from '@portal/ui'
import { codeTypeMessages } from './codes.messages.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { CodeForm } from './codeForm.ts'

export interface CodeTypeFieldsProps {
  form: CodeForm
  /** Whether the code is new; the type of a saved code can't change. */
  isNew: boolean
  onChange: (changed: Partial<CodeForm>) => void
}

export function CodeTypeFields({ form, isNew, onChange }: CodeTypeFieldsProps) {
  const t = codeEditorMessages.useWords()
  const types = codeTypeMessages.useWords()
  return (
    <Grid minColumn="240px" gap={4}>
      {isNew ? (
        <SelectField
          label={t.type}
          value={String(form.type)}
          options={codeTypes.map(({ type, name }) => ({ value: String(type), label: types[name] }))}
          onChange={(event) => onChange({ type: Number(event.currentTarget.value) })}
        />
      ) : (
        <ReadOnlyField label={t.type} value={types[codeTypeById(form.type).name]} />
      )}
      <FilteredTextField
        label={t.label}
        help={t.labelHelp}
        isOptional
        maxLength={80}
        value={form.label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
    </Grid>
  )
}
