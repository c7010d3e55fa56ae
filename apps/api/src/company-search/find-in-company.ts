import { type Found, rolePermissions } from '@s4/contract'
import type { Database, Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type FoundRow, type SearchedKind, searchedKinds } from './kinds'
import { hasSimilarWords, hasWords, wordsOf } from './matching'

/** Of each kind. */
const MOST = 6
/** The newest rows are looked through first: words that many rows have are found among them. */
const NEWEST = 300
/** Words that few rows have are found by the index; more matches than these are not sorted. */
const MATCHES = 200
/** Of the letters, by threes, that a word with a mistake shares with the word that is meant. */
const LIKENESS = 0.5

interface Search {
  actor: Pick<CompanyActor, 'companyId' | 'siteIds' | 'memberRole'>
  text: string
  now: Date
}

/** What of the company's a member may see and matches, kind by kind (docs/product.md#search-everything). */
export async function findInCompany(db: Database, { actor, text, now }: Search): Promise<Found[]> {
  const words = wordsOf(text)
  const kinds = searchedKinds.filter(({ permission }) => rolePermissions[actor.memberRole].has(permission))
  const ask = async (from: Db, kind: SearchedKind, { sql, params }: Query) => {
    const rows = await from.query<FoundRow>(sql, [actor.companyId, actor.siteIds, now, ...params])
    return rows.map((row): Found => ({ kind: kind.kind, id: row.id, ...kind.show(row) }))
  }
  const exact = (await Promise.all(kinds.map((kind) => ask(db, kind, byWords(kind, words))))).flat()
  if (exact.length > 0) return exact
  return db.transaction(async (tx) => {
    await tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(LIKENESS)])
    const similar: Found[] = []
    for (const kind of kinds) similar.push(...(await ask(tx, kind, bySimilarWords(kind, words))))
    return similar
  })
}

interface Query {
  sql: string
  /** From `$4` on. */
  params: string[]
}

function binding() {
  const params: string[] = []
  return { params, bind: (value: string) => `$${params.push(value) + 3}::text` }
}

/** Those that begin as typed, then the newest. */
function byWords(kind: SearchedKind, words: readonly string[]): Query {
  const { params, bind } = binding()
  const matches = (sought: string) => hasWords(words, sought, bind)
  const first = (sought: string) => `starts_with(${sought}, ${bind(` ${words.join(' ')}`)})`
  return { params, sql: showing(kind, { matches, rank: first, byIndex: true }) }
}

/** By likeness. Of what has no index by company, each of the newest is compared. */
function bySimilarWords(kind: SearchedKind, words: readonly string[]): Query {
  const { params, bind } = binding()
  const matches = (sought: string) => hasSimilarWords(words, sought, bind)
  const likeness = (sought: string) => `word_similarity(${bind(words.join(' '))}, ${sought})`
  return { params, sql: showing(kind, { matches, rank: likeness, byIndex: !hasNewest(kind) }) }
}

interface Matching {
  /** SQL of what a row is searched by, to SQL. */
  matches: (sought: string) => string
  rank: (sought: string) => string
  /** Whether the index finds the words. */
  byIndex: boolean
}

/** The best of what is found, as it is shown. */
function showing(kind: SearchedKind, { matches, rank, byIndex }: Matching): string {
  const { sought, from, where, madeAt, id } = kind
  const row = `select ${id} as id, ${madeAt} as made_at`
  const indexed = () =>
    `(${row}, ${rank(sought)} as rank ${from} where ${where} and ${matches(sought)} limit ${MATCHES})`
  const newest = () => `select id, made_at, ${rank('sought')} as rank
    from (${row}, ${sought} as sought ${from} where ${where} order by ${madeAt} desc limit ${NEWEST}) newest
    where ${matches('sought')}`
  const found = [...(byIndex ? [indexed()] : []), ...(hasNewest(kind) ? [newest()] : [])].join(' union ')
  return `with found as (${found}),
     best as (select * from found order by rank desc, made_at desc, id desc limit ${MOST})
   select ${kind.select} ${from} join best on best.id = ${id}
   where $3::timestamptz is not null order by best.rank desc, best.made_at desc, best.id desc`
}

/** People are found by their index alone: it holds only those of the company. */
const hasNewest = ({ kind }: SearchedKind) => kind !== 'person'
