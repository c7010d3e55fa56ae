import type { ApiError } from '@s4/contract/api-error'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { changedFields, savedBy, type FieldVersions } from './changed-fields'

type Fields = Record<string, unknown>

/** The record that a form changes, so that it cannot silently replace what somebody else saved meanwhile. */
export interface RecordRead<Input> {
  /** As it was read. */
  values: object
  /** The fields of the form and what people call them. */
  labels: Record<string, string>
  /** Values of the record as the form's fields hold them; the same without this. */
  toInput?: (values: Fields) => Partial<Input>
  /** A value in words, null where words would not help; texts, numbers and yes or no need none. */
  text?: (field: string, value: unknown) => string | null
}

/** A field that somebody else has changed since it was read. */
export interface ChangedField {
  name: string
  label: string
  before: string | null
  now: string | null
  /** What was typed; null where it was not touched, and the form now holds what is stored. */
  yours: string | null
  /** Who saved last; null where nobody is named. */
  by: string | null
  onTake: () => void
}

/** The name under which a form holds what was read; its draft keeps it, so a restored form knows what it began with. */
export const BEFORE = 'before'

export const fieldsRead = ({ values, labels }: Pick<RecordRead<unknown>, 'values' | 'labels'>): Fields => {
  const read = new Map(Object.entries(values))
  return Object.fromEntries(Object.keys(labels).flatMap((name) => (read.has(name) ? [[name, read.get(name)]] : [])))
}

/**
 * What somebody else saved while this form was open. Fields that were not touched take what is stored; what was typed
 * stays until `onTake`. Saving again then replaces what is named.
 */
export function useChangedMeanwhile<Input extends FieldValues, Output>(
  { getValues, reset, setValue }: UseFormReturn<Input, unknown, Output>,
  failure: ApiError | null,
  record: RecordRead<Input> | undefined,
): { changed: ChangedField[]; forgetChanged: () => void } {
  const [changed, setChanged] = useState<ChangedField[]>([])

  const compare = useEffectEvent((versions: readonly FieldVersions[], by: string | null) => {
    if (!record) return
    const { labels, toInput = (values) => values as Partial<Input>, text = () => null } = record
    const now = Object.fromEntries(versions.map((each) => [each.field, each.now]))
    const theirs = toInput(now)
    const read = toInput(Object.fromEntries(versions.map((each) => [each.field, each.before])))
    const values = getValues()
    const untouched = versions.map(({ field }) => field).filter((field) => same(values[field], read[field]))
    reset(
      {
        ...values,
        ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])),
        [BEFORE]: { ...(values[BEFORE] as Fields), ...now },
      },
      { keepDefaultValues: true, keepSubmitCount: true },
    )
    const inWords = (field: string, value: unknown) => text(field, value) ?? plainText(value)
    const take = (field: string) => {
      // A field of the record that the form has too.
      const value = theirs[field] as PathValue<Input, Path<Input>>
      setValue(field as Path<Input>, value, { shouldDirty: true, shouldValidate: true })
      setChanged((all) => all.map((each) => (each.name === field ? { ...each, yours: null } : each)))
    }
    setChanged(
      versions.map(({ field, before, yours }) => ({
        name: field,
        label: labels[field] ?? field,
        before: inWords(field, before),
        now: inWords(field, now[field]),
        yours: untouched.includes(field) ? null : (inWords(field, yours) ?? 'something else'),
        by,
        onTake: () => take(field),
      })),
    )
  })

  useEffect(() => {
    if (!failure) return
    const versions = changedFields(failure)
    if (versions.length > 0) compare(versions, savedBy(failure))
  }, [failure])

  const isOther = failure !== null && changedFields(failure).length === 0
  return { changed: isOther ? [] : changed, forgetChanged: () => setChanged([]) }
}

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** With the keys of objects in one order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.length > 0 ? value.join(', ') : 'nothing'
  return null
}
