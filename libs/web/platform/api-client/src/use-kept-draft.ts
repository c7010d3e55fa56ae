import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from './api-context'
import { onDrafts, readDraft, removeDraft, writeDraft } from './form-drafts'

const DEBOUNCE_MS = 400

interface KeptDraft {
  /** Given while the form shows what was typed before a reload, a crash or the end of the session. */
  restored: { onDiscard: () => void } | undefined
  /** Sent off: what was typed needs no keeping. */
  forget: () => void
  /** Sent back: it does after all. */
  keep: () => void
}

/** Puts a half-filled form aside while it is typed, and fills it in again when its person is back. Left on purpose, it is forgotten. */
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
      // The names are this form's own: they were written under them.
      setValue(name as Parameters<typeof setValue>[0], value as Parameters<typeof setValue>[1], { shouldDirty: true })
    }
    if (draft) setRestored(true)

    const later = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, DEBOUNCE_MS)
    }
    const stopHearing = onDrafts({ keep, forget: () => clearTimeout(timer.current) })
    const stopFollowing = subscribe({ formState: { values: true }, callback: later })
    return () => {
      stopHearing()
      stopFollowing()
      clearTimeout(timer.current)
      // A page that is reloaded or left never gets here.
      removeDraft(form, owner)
    }
  }, [form, owner, keep, setValue, subscribe])

  const onDiscard = () => {
    forget()
    reset()
  }
  return { restored: isRestored ? { onDiscard } : undefined, forget, keep }
}
