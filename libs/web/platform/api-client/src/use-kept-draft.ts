import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from './api-context'
import { listenForDraftEvents, readDraft, removeDraft, writeDraft } from './form-drafts'

const DEBOUNCE_MS = 400

interface KeptDraft {
  /** Set while the form shows a restored draft. */
  restored: { onDiscard: () => void } | undefined
  /** Removes the draft when the form is sent. */
  forget: () => void
  /** Saves the draft again when the form is refused. */
  keep: () => void
}

/** Saves a form's draft while it is typed and restores it after a reload. Leaving the screen removes it. */
export function useKeptDraft<Input extends FieldValues, Output>(
  { getValues, setValue, reset, subscribe, formState }: UseFormReturn<Input, unknown, Output>,
  fields: object,
  on: boolean,
): KeptDraft {
  const uid = useApi().uid()
  const owner = on ? uid : null
  const form = Object.keys(fields).sort().join(',')
  const [isRestored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dirty = useRef(false)
  const { isDirty } = formState

  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    if (owner !== null) removeDraft(form, owner)
    setRestored(false)
  }, [form, owner])

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    if (owner === null) return
    if (dirty.current) writeDraft(form, owner, getValues())
    else removeDraft(form, owner)
  }, [form, owner, getValues])

  useEffect(() => {
    if (owner === null) return undefined
    const draft = readDraft(form, owner)
    for (const [name, value] of Object.entries(draft ?? {})) {
      // The draft was written with the field names of this form.
      setValue(name as Parameters<typeof setValue>[0], value as Parameters<typeof setValue>[1], { shouldDirty: true })
    }
    if (draft) setRestored(true)

    const later = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, DEBOUNCE_MS)
    }
    const stopListening = listenForDraftEvents({ keep, forget: () => clearTimeout(timer.current) })
    const stopWatching = subscribe({ formState: { values: true }, callback: later })
    return () => {
      stopListening()
      stopWatching()
      clearTimeout(timer.current)
      // A reload does not run this cleanup, so its draft stays.
      removeDraft(form, owner)
    }
  }, [form, owner, keep, setValue, subscribe])

  const onDiscard = () => {
    forget()
    reset()
  }
  return { restored: isRestored ? { onDiscard } : undefined, forget, keep }
}
