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
  const { columns, from, where, madeAt, select } = kind
  const { params, bind } = binding()
  const matches = hasWords(words, columns, bind)
  const row = `${select}, ${madeAt} as made_at, starts_with(${sought(columns)}, ${bind(` ${words.join(' ')}`)}) as first`
  const mine = `${from} where ${where} and $3::timestamptz is not null`
  return {
    params,
    sql: `select * from (
        (select ${row} ${mine} and ${matches} limit ${MATCHES})
        union
        (select ${row} ${from} where ${idOf(kind)} in (
           select id from (select ${idOf(kind)} as id, ${matches} as fits ${mine} order by ${madeAt} desc
             limit ${NEWEST}) newest where fits))
      ) found order by first desc, made_at desc, id desc limit ${MOST}`,
  }
}

function bySimilarWords(kind: SearchedKind, words: readonly string[]): Query {
  const { columns, from, where, madeAt, select } = kind
  const { params, bind } = binding()
  const matches = hasSimilarWords(words, columns, bind)
  const likeness = `word_similarity(${bind(words.join(' '))}, ${sought(columns)})`
  return {
    params,
    sql: `select * from (
        select ${select}, ${madeAt} as made_at, ${likeness} as likeness ${from}
        where ${where} and $3::timestamptz is not null and ${matches} limit ${MATCHES}
      ) found order by likeness desc, made_at desc, id desc limit ${MOST}`,
  }
}

const idOf = ({ kind }: SearchedKind) => (kind === 'person' ? 'seeker.id' : `${kind}.id`)
