export { type CallPreferences, CallPreferencesEditor, type CallPreferencesEditorLabels, type CallPreferencesEditorProps } from './CallPreferencesEditor.tsx'
