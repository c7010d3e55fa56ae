import { line, type ImportError, type ImportPreview } from '@s4/contract'
import { hasAddress } from '@s4/domain/referee-address'
import type { ImportColumn, ImportMapping } from '@s4/domain/worker-import'
import { MAX_TAG_LENGTH, MAX_TAGS, splitTags } from '@s4/domain/worker-tags'
import { z } from 'zod'
import { isEmpty } from '@s4/api-platform/csv-file'
import type { ImportedPerson, Known } from '../worker-invitations/imported-person'

interface Checked {
  people: ImportedPerson[]
  errors: ImportError[]
  wrong: number
}

const Name = line('Enter a name.').refine((name) => !hasAddress(name), 'Enter a name, without any address.')
const Email = z.email('Enter an email address, like jo@firm.co.uk.').max(254, 'Use 254 characters or fewer.')
const Phone = z
  .string()
  .max(30, 'Use 30 characters or fewer.')
  .regex(/^[+()\d\s./-]*$/, 'Enter a phone number.')
const PayrollNumber = z.string().max(30, 'Use 30 characters or fewer.')

const messageOf = (schema: z.ZodType, value: string): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null

/** The people of a file, and what is wrong with the others, by row and column. */
export function checkPeople(records: readonly (readonly string[])[], mapping: ImportMapping, known: Known): Checked {
  const seen = { email: new Map<string, number>(), payrollNumber: new Map<string, number>() }
  const people: ImportedPerson[] = []
  const errors: ImportError[] = []
  let wrong = 0
  for (const [at, cells] of records.entries()) {
    if (at === 0 || isEmpty(cells)) continue
    const found = checkPerson(cells, { row: at + 1, mapping, known, seen })
    if (found.errors.length === 0) people.push(found.person)
    else wrong += 1
    errors.push(...found.errors)
  }
  return { people, errors, wrong }
}

interface Look {
  row: number
  mapping: ImportMapping
  known: Known
  seen: Record<'email' | 'payrollNumber', Map<string, number>>
}

function checkPerson(cells: readonly string[], { row, mapping, known, seen }: Look) {
  const cell = (column: ImportColumn) => {
    const at = mapping[column]
    return at === undefined ? '' : (cells[at] ?? '')
  }
  const nameColumn = mapping.name === undefined ? 'lastName' : 'name'
  const name = mapping.name === undefined ? `${cell('firstName')} ${cell('lastName')}`.trim() : cell('name')
  const email = cell('email').toLowerCase()
  const team = known.teams.find((one) => one.name.toLowerCase() === cell('team').toLowerCase())
  const tags = splitTags(cell('tags'))
  const messages: [ImportColumn, string, string | null][] = [
    [nameColumn, name, messageOf(Name, name)],
    [
      'email',
      cell('email'),
      messageOf(Email, email) ?? knownMessage(email, known) ?? seenMessage(seen.email, email, row),
    ],
    ['phone', cell('phone'), messageOf(Phone, cell('phone'))],
    [
      'payrollNumber',
      cell('payrollNumber'),
      messageOf(PayrollNumber, cell('payrollNumber')) ?? seenMessage(seen.payrollNumber, cell('payrollNumber'), row),
    ],
    ['team', cell('team'), cell('team') && !team ? 'There is no group of this name. Add it under Groups first.' : null],
    ['tags', cell('tags'), tagsMessage(tags)],
  ]
  const errors = messages.flatMap(([column, value, message]): ImportError[] =>
    message === null ? [] : [{ row, column, value: value.slice(0, 200), message }],
  )
  const person: ImportedPerson = {
    row,
    name,
    email,
    phone: cell('phone'),
    payrollNumber: cell('payrollNumber'),
    teamId: team?.id ?? null,
    team: team?.name ?? '',
    tags,
  }
  return { person, errors }
}

function knownMessage(email: string, { invited, engaged }: Known): string | null {
  const name = engaged.get(email)
  if (name !== undefined) return name === '' ? 'Works for you already.' : `Works for you already: ${name}.`
  const until = invited.get(email)
  return until === undefined ? null : `Has an open invitation until ${until}. Withdraw it first to send another.`
}

/** Names the row that has the same; the first of them stays. */
function seenMessage(seen: Map<string, number>, value: string, row: number): string | null {
  if (value === '') return null
  const key = value.toLowerCase()
  const first = seen.get(key)
  if (first !== undefined) return `Row ${first} has this too.`
  seen.set(key, row)
  return null
}

function tagsMessage(tags: readonly string[]): string | null {
  if (tags.length > MAX_TAGS) return `Use ${MAX_TAGS} tags or fewer.`
  return tags.some((tag) => tag.length > MAX_TAG_LENGTH) ? `Use ${MAX_TAG_LENGTH} characters or fewer for a tag.` : null
}

const SHOWN_ERRORS = 200
const SHOWN_PEOPLE = 20

export const toPreview = ({ people, errors, wrong }: Checked): ImportPreview => ({
  ready: people.length,
  wrong,
  errors: errors.slice(0, SHOWN_ERRORS),
  people: people.slice(0, SHOWN_PEOPLE).map(({ teamId: _, ...person }) => person),
})
