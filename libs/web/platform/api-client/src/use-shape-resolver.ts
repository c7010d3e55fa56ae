import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { loadFormChecks, useLoadAtControl } from './form-checks'

/** Loads the shape of a form, which its picture does without. */
export type LoadShape<Input, Output> = () => Promise<z.ZodType<Output, Input>>

const NOT_LOADED = 'Part of this page did not load. Check your connection and try again.'

/**
 * Checks a form with a shape. What that needs loads once a field or button has the focus, at the latest with the first
 * check, which says at the form, and of no field, when it cannot be loaded.
 */
export function useShapeResolver<Input extends FieldValues, Output>(
  loadShape: LoadShape<Input, Output>,
): Resolver<Input, unknown, Output> {
  useLoadAtControl(() => load(loadShape))

  return async (values, context, options) => {
    const check = await load(loadShape).catch(() => null)
    if (check) return check(values, context, options)
    const errors: FieldErrors<Input> = {}
    set(errors, 'root', { type: 'load', message: NOT_LOADED })
    return { values: {}, errors }
  }
}

async function load<Input extends FieldValues, Output>(loadShape: LoadShape<Input, Output>) {
  const { zodResolver } = await loadFormChecks()
  return zodResolver<Input, unknown, Output>(await loadShape())
}
