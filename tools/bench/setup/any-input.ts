import fc from 'fast-check'

/** JSON schema, as far as the contract uses it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  items?: Schema
  maxItems?: number
  minItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  pattern?: string
}

/** Ids that exist, by what a field is called. */
export type IdsOf = (field: string) => readonly string[]

const MAX_TEXT = 4000
const MAX_ITEMS = 200
const texts = [
  'Door supervisor',
  'Leeds',
  'a,'.repeat(2000),
  'or -'.repeat(1000),
  '"'.repeat(4000),
  'é😀'.repeat(1000),
  '=1+1',
  '0'.repeat(4000),
  ' \n'.repeat(2000),
  '%_\\'.repeat(1000),
]
const dates = ['2026-11-21', '2026-10-25', '2026-03-29', '1900-01-01', '2199-12-31', '2028-02-29', '2026-11-16']

/** Values of a schema, mostly its far ends; text is as long as it may be. */
export function anyInput(schema: Schema, ids: IdsOf, field = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [some] = [schema.anyOf ?? schema.allOf]
  if (some) return fc.oneof(...some.map((one) => anyInput(one, ids, field)))
  if (schema.type === 'object') return anyObject(schema, ids)
  if (schema.type === 'array') return anyArray(schema, ids, field)
  if (schema.type === 'integer' || schema.type === 'number') return anyNumber(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return anyText(schema, ids(field))
  return fc.oneof(fc.constantFrom(...dates, 1, 50, 500), anyText({}, ids(field)))
}

/** A record of named keys lists them as required only. */
function anyObject({ properties = {}, required = [], additionalProperties = {} }: Schema, ids: IdsOf) {
  const fields = { ...Object.fromEntries(required.map((name) => [name, additionalProperties])), ...properties }
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, anyInput(schema, ids, name)])),
    { requiredKeys: required },
  )
}

const anyArray = ({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: Schema, ids: IdsOf, field: string) =>
  fc.oneof(
    fc.array(anyInput(items, ids, field), { minLength: minItems, maxLength: Math.min(maxItems, 5) }),
    fc.array(anyInput(items, ids, field), {
      minLength: Math.min(maxItems, MAX_ITEMS),
      maxLength: Math.min(maxItems, MAX_ITEMS),
    }),
  )

function anyNumber({ type, minimum = 0, maximum = 1_000_000 }: Schema) {
  const between =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
      : fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof(fc.constantFrom(minimum, maximum), between)
}

function anyText({ format, pattern, maxLength = MAX_TEXT }: Schema, known: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return known.length > 0 ? fc.constantFrom(...known) : fc.uuid({ version: 7 })
  if (format === 'date') return fc.constantFrom(...dates)
  if (format === 'date-time') return fc.constantFrom(...dates.map((date) => `${date}T22:00:00.000Z`))
  if (format === 'email')
    return fc.constantFrom('somebody@example.co.uk', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`)
  if (pattern)
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern)),
      fc.constantFrom(...texts).map((text) => text.slice(0, maxLength)),
    )
  return fc.constantFrom(...texts).map((text) => text.slice(0, maxLength))
}
