import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApi } from './api-context'
import { type DraftPlace, inTab, listenForDraftEvents, readDraft, removeDraft, writeDraft } from './form-drafts'

const DEBOUNCE_MS = 400

/** True or a name: in this tab. Forms of one screen with the same fields need names, such as `cancel:` and an id. */
export type KeepsDraft = boolean | string | ((uid: string) => DraftPlace)

interface KeptDraft {
  /** Set while the form shows a restored draft. */
  restored: { onDiscard: () => void } | undefined
  /** Removes the draft when the form is sent. */
  forget: () => void
  /** Saves the draft again when the form is refused. */
  keep: () => void
}

/**
 * Saves a form's draft while it is typed and restores it after a reload. Leaving the screen removes it, unless it
 * is kept where it stays until it is sent or discarded.
 */
export function useKeptDraft<Input extends FieldValues, Output>(
  { getValues, setValue, reset, subscribe }: UseFormReturn<Input, unknown, Output>,
  fields: object,
  keeps: KeepsDraft,
): KeptDraft {
  const uid = useApi().uid()
  const owner = keeps === false ? null : uid
  const form = Object.keys(fields).sort().join(',') + (typeof keeps === 'string' ? `:${keeps}` : '')
  const placeOf = typeof keeps === 'function' ? keeps : null
  const place = useMemo(
    () => (owner === null ? null : placeOf ? placeOf(owner) : inTab(form, owner)),
    [form, owner, placeOf],
  )
  const [isRestored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dirty = useRef(false)

  const forget = useCallback(() => {
    stop(timer)
    if (place) removeDraft(place)
    setRestored(false)
  }, [place])

  const keep = useCallback(() => {
    stop(timer)
    if (!place) return
    if (dirty.current) writeDraft(place, getValues())
    else removeDraft(place)
  }, [place, getValues])

  useEffect(() => {
    if (!place) return undefined
    // Read from the form's state it would draw the whole form anew at the first letter.
    const stopNoting = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => {
        dirty.current = isDirty
      },
    })
    const draft = Object.entries(readDraft(place) ?? {})
    const shown = JSON.stringify(getValues())
    for (const [name, value] of draft) {
      // The draft was written with the field names of this form.
      setValue(name as Parameters<typeof setValue>[0], value as Parameters<typeof setValue>[1], { shouldDirty: true })
    }
    // A draft of which only secrets were typed restores nothing that can be seen.
    if (JSON.stringify(getValues()) !== shown) setRestored(true)

    const later = () => {
      stop(timer)
      timer.current = setTimeout(keep, DEBOUNCE_MS)
    }
    const keepTyped = () => {
      if (timer.current !== undefined) keep()
    }
    const stopListening = listenForDraftEvents({ keep, forget: () => stop(timer), leave: keepTyped })
    const stopWatching = subscribe({ formState: { values: true }, callback: later })
    return () => {
      stopListening()
      stopNoting()
      stopWatching()
      if (place.stays) keepTyped()
      stop(timer)
      // A reload does not run this cleanup, so its draft stays.
      if (!place.stays) removeDraft(place)
    }
  }, [place, keep, getValues, setValue, subscribe])

  const onDiscard = () => {
    forget()
    reset()
  }
  return { restored: isRestored ? { onDiscard } : undefined, forget, keep }
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }): void {
  clearTimeout(timer.current)
  timer.current = undefined
}
