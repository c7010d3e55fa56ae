import { type Found, rolePermissions } from '@s4/contract'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type FoundRow, type SearchedKind, searchedKinds } from './kinds'
import { hasSimilarWords, hasWords, sought, wordsOf } from './matching'

/** Of each kind. */
const MOST = 6
/** The newest rows are looked through first: words that many rows have are found among them. */
const NEWEST = 300
/** Words that few rows have are found by the index; more matches than these are not sorted. */
const MATCHES = 200
/** Words with a mistake in them are compared one by one, so only with these. */
const NEWEST_WITH_MISTAKES = 300

interface Search {
  actor: Pick<CompanyActor, 'companyId' | 'siteIds' | 'memberRole'>
  text: string
  now: Date
}

/** What of the company's a member may see and matches, kind by kind (docs/product.md#search-everything). */
export async function findInCompany(db: Db, { actor, text, now }: Search): Promise<Found[]> {
  const words = wordsOf(text)
  const kinds = searchedKinds.filter(({ permission }) => rolePermissions[actor.memberRole].has(permission))
  const all = async (query: (kind: SearchedKind) => Query) =>
    (
      await Promise.all(
        kinds.map(async (kind) => {
          const { sql, params } = query(kind)
          const rows = await db.query<FoundRow>(sql, [actor.companyId, actor.siteIds, now, ...params])
          return rows.map((row): Found => ({ kind: kind.kind, id: row.id, ...kind.show(row) }))
        }),
      )
    ).flat()
  const exact = await all((kind) => byWords(kind, words))
  return exact.length > 0 ? exact : all((kind) => bySimilarWords(kind, words))
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
  const { columns, from, where, madeAt } = kind
  const { params, bind } = binding()
  const id = idOf(kind)
  const matches = hasWords(words, columns, bind)
  const first = `starts_with(${sought(columns)}, ${bind(` ${words.join(' ')}`)})`
  const mine = `select ${id} as id, ${madeAt} as made_at, ${first} as first`
  const newest = `union (select id, made_at, first from (${mine}, ${matches} as fits ${from} where ${where}
    order by ${madeAt} desc limit ${NEWEST}) newest where fits)`
  return {
    params,
    sql: showing(kind, {
      found: `(${mine} ${from} where ${where} and ${matches} limit ${MATCHES}) ${hasNewest(kind) ? newest : ''}`,
      order: 'first desc',
    }),
  }
}

/** By likeness, among the newest. */
function bySimilarWords(kind: SearchedKind, words: readonly string[]): Query {
  const { columns, from, where, madeAt } = kind
  const { params, bind } = binding()
  const matches = hasSimilarWords(words, columns, bind)
  const likeness = `word_similarity(${bind(words.join(' '))}, ${sought(columns)})`
  const mine = `select ${idOf(kind)} as id, ${madeAt} as made_at, ${likeness} as likeness`
  return {
    params,
    sql: showing(kind, {
      found: hasNewest(kind)
        ? `select id, made_at, likeness from (${mine}, ${matches} as fits ${from} where ${where}
             order by ${madeAt} desc limit ${NEWEST_WITH_MISTAKES}) newest where fits`
        : `${mine} ${from} where ${where} and ${matches} limit ${MATCHES}`,
      order: 'likeness desc',
    }),
  }
}

/** The best of what was found, as it is shown. */
const showing = (kind: SearchedKind, { found, order }: { found: string; order: string }): string =>
  `with found as (${found}),
     best as (select * from found order by ${order}, made_at desc, id desc limit ${MOST})
   select ${kind.select} ${kind.from} join best on best.id = ${idOf(kind)}
   where $3::timestamptz is not null order by best.${order}, best.made_at desc, best.id desc`

/** People are nobody's: no index lists those of a company from the newest on. */
const hasNewest = ({ kind }: SearchedKind) => kind !== 'person'

const idOf = ({ kind }: SearchedKind) => (kind === 'person' ? 'seeker.id' : `${kind}.id`)
