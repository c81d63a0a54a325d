export { CallPreferencesEditor } from './CallPreferencesEditor.tsx'
export type { CallPreferences, CallPreferencesEditorLabels, CallPreferencesEditorProps } from './CallPreferencesEditor.tsx'
