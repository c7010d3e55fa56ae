/**
 * What would stop the processes of the version before, which serve on the new schema until each is replaced, or would
 * lock a large table. A sentence each.
 */
export function migrationFaults(sql: string): string[] {
  const statements = statementsOf(sql)
  const made = statements.map(({ words }) => /^create table (?:if not exists )?(\S+)/.exec(words)?.[1])
  const faults = statements
    .filter(({ allowed }) => !allowed)
    .flatMap(({ words }) => {
      const [, table] =
        /^alter table (?:only )?(?:if exists )?(\S+)/.exec(words) ?? /^create .*?index .*?\bon (\S+)/.exec(words) ?? []
      if (table && made.includes(table)) return []
      return rules.filter(([, isBroken]) => isBroken(words)).map(([sentence]) => `${sentence} (${words.slice(0, 80)})`)
    })
  const isAlone = statements.length === 1 || !statements.some(({ words }) => words.includes(' concurrently '))
  return isAlone ? faults : [...faults, 'An index is made concurrently in a file of its own, without a transaction.']
}

const rules: readonly [sentence: string, isBroken: (words: string) => boolean][] = [
  ['A table goes one version after the last that reads it.', (words) => words.startsWith('drop table ')],
  [
    'A column goes one version after the last that reads it.',
    (words) =>
      /^alter table .* drop (column |(?!constraint |default|not |expression|identity))/.test(words) &&
      !/ alter column \S+ drop /.test(words),
  ],
  ['A name stays: add another and let the old one go later.', (words) => /^alter .* rename /.test(words)],
  [
    'A column keeps its type: add another.',
    (words) => /^alter table .* alter (column )?\S+ (set data )?type /.test(words),
  ],
  [
    'A new column has a default or may be null, because the version before does not fill it.',
    (words) =>
      columnsAdded(words).some((column) => / not null/.test(column) && !/ (default|generated) /.test(`${column} `)),
  ],
  ['A column is not made to refuse null: the version before may write it.', (words) => / set not null/.test(words)],
  [
    'A constraint on rows that are there is added as not valid, and validated in a later file.',
    (words) =>
      /^alter table .* add constraint /.test(words) && !/ not valid/.test(words) && !/ using index /.test(words),
  ],
  [
    'An index on a table that is there is made concurrently.',
    (words) => /^create (unique )?index (?!concurrently )/.test(words),
  ],
  [
    'An index that is made concurrently is made “if not exists”, because an attempt may have ended half-way.',
    (words) => / index concurrently (?!if not exists )/.test(words),
  ],
]

/** What each added column says, without what stands in brackets. */
const columnsAdded = (words: string) =>
  words.startsWith('alter table ')
    ? words
        .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()')
        .split(/ add (?:column )?(?=\S+ )(?!constraint )/)
        .slice(1)
    : []

interface Statement {
  /** In small letters, with single spaces, without comments, texts and bodies of functions. */
  words: string
  /** A comment right before it gives the reason: `-- allow: nobody has read it since June`. */
  allowed: boolean
}

const statementsOf = (sql: string): Statement[] =>
  sql
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((text) => ({
      words: text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
      allowed: /^-- allow: \S+ \S+ \S+/m.test(text),
    }))
    .filter(({ words }) => words !== '')
