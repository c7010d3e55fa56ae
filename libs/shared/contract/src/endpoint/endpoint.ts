import type { z } from 'zod'

/**
 * Who may call: anyone; the holder of a fresh ID token who may have no account yet; anyone signed in;
 * a signed-in job seeker; a signed-in member of a company (`company-account`: before its profile exists);
 * the seeker of the assignment named by `{id}`, by session or by the assignment's own token.
 */
export type Access = 'public' | 'identity' | 'person' | 'seeker' | 'company-account' | 'company' | 'shift'

/** `complete`: the profile gate (docs/product.md#profile-gate). `verified`: the e-mail address (docs/product.md#unverified-e-mail). `recent`: signed in again within 5 minutes. */
export type Requirement = 'complete' | 'verified' | 'recent'

export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** One sentence for the reader of the API's documentation. */
  summary: string
  access: Access
  requires?: readonly Requirement[]
  /** Path parameters, query (GET, DELETE) or body (the others), in one flat shape. */
  input: Input
  /** What `data` holds; for a paged list, one item of it. */
  output: Output
  /** A paged list answers `{ data: [...], nextCursor }`. */
  paged?: boolean
  /** Accepts `multipart/form-data` as well as JSON; names the field of its one file. */
  formData?: string
  /** Output keys repeated beside `data`, where the customer's specification reads them there. */
  alsoAtTop?: readonly string[]
}

export type InputOf<E> = E extends { input: infer I extends z.ZodType } ? z.input<I> : never
export type ParsedInputOf<E> = E extends { input: infer I extends z.ZodType } ? z.output<I> : never
export type DataOf<E> = E extends { output: infer O extends z.ZodType } ? z.output<O> : never
export interface Page<Item> {
  data: Item[]
  nextCursor: string | null
}
export type OutputOf<E> = E extends { paged: true } ? Page<DataOf<E>> : DataOf<E>

/** Keeps the exact types of a subject's endpoints while checking their shape. */
export const endpoints = <const Subject extends Record<string, Endpoint>>(subject: Subject): Subject => subject
