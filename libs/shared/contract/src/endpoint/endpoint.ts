import type { z } from 'zod'
import type { Permission } from './permissions'

/**
 * `complete`: the profile gate (docs/product.md#profile-gate). `verified`: the email address
 * (docs/product.md#unverified-email). `recent`: signed in again within 5 minutes. `named`: of a public
 * endpoint, who does not say who they are is answered like somebody signed out.
 */
export type Need = 'complete' | 'verified' | 'recent' | 'named'

export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** One sentence for the reader of the API's documentation. */
  summary: string
  /** What the caller must be allowed to do. */
  requires: Permission
  /** What else the caller must have done. */
  needs?: readonly Need[]
  /** Path parameters, query (GET, DELETE) or body (the others), in one flat shape. */
  input: Input
  /** What `data` holds; for a paged list, one item of it. */
  output: Output
  /** A paged list returns `{ data: [...], nextCursor }`. */
  paged?: boolean
  /** What each page of a list says beside its items. */
  beside?: z.ZodObject
  /** Accepts `multipart/form-data` as well as JSON; names the field of its one file. */
  formData?: string
  /**
   * A phone without a signal may keep the call and send it later, with the headers of `phone-says.ts`. A refusal stays
   * on the `record` of the work; of a `trail` of positions it does not.
   */
  fromPhone?: 'record' | 'trail'
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
type BesideOf<E> = E extends { beside: infer B extends z.ZodObject } ? z.output<B> : unknown
export type OutputOf<E> = E extends { paged: true } ? Page<DataOf<E>> & BesideOf<E> : DataOf<E>

/** Keeps the exact types of a subject's endpoints while checking their shape. */
export const endpoints = <const Subject extends Record<string, Endpoint>>(subject: Subject): Subject => subject
