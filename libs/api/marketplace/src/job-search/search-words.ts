import type { Db } from '@s4/db'

/** The words of a search text as the index stores them. */
export interface SearchWords {
  words: string[]
  /** The text as a `tsquery`, so that it is not parsed again for each job that is looked at. */
  query: string
  /** The bits of `word_bits` that every match has set; null when the text also says *or* or *not*. */
  bits: string | null
}

const MAX_CACHED = 1000

// The words are read from the parsed query, so that they are exactly those it searches for.
const SQL = String.raw`
  with asked as (select websearch_to_tsquery('english', $1)::text as query), listed as (
    select query, array(select distinct replace(found[1], '''''', '''')
      from regexp_matches(query, '''((?:[^'']|'''')*)''', 'g') as found) as words from asked
  )
  select words, query,
    case when regexp_replace(query, '''(?:[^'']|'''')*''', '', 'g') ~ '[|!]' or query ~ '\\' then null
      else word_bits(array_to_tsvector(words))::text end as bits
  from listed`

/** The index words of a search text, cached by text. */
export function searchWords(db: Db): (text: string) => Promise<SearchWords> {
  const cache = new Map<string, SearchWords>()

  return async (text) => {
    const cached = cache.get(text)
    if (cached) return cached
    const [row = { words: [], query: '', bits: null }] = await db.query<SearchWords>(SQL, [text])
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(text, row)
    return row
  }
}
