import type { ApiError } from '@s4/contract/api-error'
import { useEffect, useRef, type BaseSyntheticEvent } from 'react'
import { get, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { isServer } from './is-server'
import { type LoadShape, useShapeResolver } from './use-shape-resolver'
import { BEFORE, fieldsRead, useChangedMeanwhile, type RecordRead } from './use-changed-meanwhile'
import { type KeepsDraft, useKeptDraft } from './use-kept-draft'

export { loadFormChecks, useLoadAtControl } from './form-checks'
export type { RecordRead }

interface ContractForm<Input extends FieldValues, Output> {
  /** Loads the endpoint's own input shape, or the part of it this form fills. */
  schema: LoadShape<Input, Output>
  defaultValues: DefaultValues<Input>
  onSubmit: (input: Output & WithBefore) => unknown
  /** The failure of the write; messages in its `fields` are shown at the fields they name. */
  failure: ApiError | null
  /** False for a form that saves its draft itself; one that stays is removed with `forgetDraft`. */
  keepsDraft?: KeepsDraft
  /** The record this form changes; what was read of it is sent along as `before`. */
  record?: RecordRead<Input> | undefined
}

interface WithBefore {
  before?: Record<string, unknown>
}

/**
 * A form with a schema of the contract, checked on blur and then on change. Server messages are shown at their fields.
 * A draft survives a reload and the end of the session. With `record`, a change made meanwhile by somebody else is
 * shown before it is replaced. `field('title')` returns the props of a field; `errors` lists
 * `{ name, message }` for the summary.
 */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues: typed,
  onSubmit,
  failure,
  keepsDraft = true,
  record,
}: ContractForm<Input, Output>) {
  const defaultValues = record ? { ...typed, [BEFORE]: fieldsRead(record) } : typed
  const resolver = useShapeResolver(schema)
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, mode: 'onTouched' })
  const { setError, formState } = form
  const { changed, forgetChanged } = useChangedMeanwhile(form, failure, record)
  const { restored, forget, keep } = useKeptDraft(form, defaultValues, keepsDraft)

  useEffect(() => {
    // The server names fields by their path in the input, as the form does.
    for (const [name, message] of Object.entries(failure?.fields ?? {}))
      setError(name as Path<Input>, { type: 'server', message })
    if (failure) keep()
  }, [failure, setError, keep])

  const isChecked = useRef(false)
  const submit = form.handleSubmit((input) => {
    if (keepsDraft === true || typeof keepsDraft === 'string') forget()
    return onSubmit({ ...input, ...(record && { before: form.getValues(BEFORE as Path<Input>) }) })
  })

  const fieldError = (name: Path<Input>): string | undefined => messageIn(get(formState.errors, name))

  return {
    ...form,
    /** Props for a field of the ui library. */
    field: (name: Path<Input>) => {
      const error = fieldError(name)
      const written = isServer() ? asWritten(get(defaultValues, name)) : {}
      return { ...form.register(name), ...written, ...(error !== undefined && { error }) }
    },
    errors: flatten({ ...formState.errors, root: null }),
    formProps: {
      noValidate: true,
      /** Gone while the next press is checked, so that the same answer is a new one. */
      notLoaded: formState.isSubmitting ? undefined : formState.errors.root?.message,
      /** Once for a double click: the second comes while the shape loads and the first is checked. */
      onSubmit: async (event?: BaseSyntheticEvent) => {
        event?.preventDefault()
        if (isChecked.current) return
        isChecked.current = true
        await submit(event).finally(() => {
          isChecked.current = false
        })
      },
      restored,
      changed,
    },
    /** For what was sent. */
    forgetDraft: forget,
    /** Goes on with what has just been saved. */
    restart: (saved: Input) => {
      forgetChanged()
      form.reset(record ? { ...saved, [BEFORE]: saved } : saved)
    },
  }
}

/** What stands in a field from the start: in a browser the form fills it once it is there. */
const asWritten = (value: unknown): { defaultValue?: string | number; defaultChecked?: boolean } =>
  typeof value === 'boolean'
    ? { defaultChecked: value }
    : typeof value === 'string' || typeof value === 'number'
      ? { defaultValue: value }
      : {}

/** What `useContractForm` returns, for components with some of its fields. */
export type FilledForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>>

const messageIn = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined

/** Errors of nested fields in one list, in the order of the form. */
function flatten(errors: object, prefix = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = prefix ? `${prefix}.${key}` : key
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const message = messageIn(error)
    return message ? [{ name, message }] : flatten(error, name)
  })
}
