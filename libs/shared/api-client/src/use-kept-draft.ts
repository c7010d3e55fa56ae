import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from './api-context'
import { onKeepDrafts, takeDraft, writeDraft } from './drafts'

/** Puts a half-filled form aside when the session ends, and fills it in again when its person is back. */
export function useKeptDraft<Input extends FieldValues, Output>({ getValues, setValue, formState, control }: UseFormReturn<Input, unknown, Output>, fields: object): void {
  const uid = useApi().uid()
  const { isDirty } = formState
  const form = Object.keys(fields).sort().join(',')

  useEffect(() => {
    if (uid === null) return
    for (const [name, value] of Object.entries(takeDraft(form, uid) ?? {})) {
      // The names are this form's own: they were written under them.
      setValue(name as Parameters<typeof setValue>[0], value as Parameters<typeof setValue>[1], { shouldDirty: true })
    }
  }, [form, uid, setValue, control])

  useEffect(() => onKeepDrafts(() => uid !== null && isDirty && writeDraft(form, uid, getValues())), [form, uid, isDirty, getValues])
}
