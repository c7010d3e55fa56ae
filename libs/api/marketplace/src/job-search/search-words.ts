import type { Db } from '@s4/db'

/** A search text in the form of the index. */
export interface SearchWords {
  words: string[]
  /** What every job found has set in `word_bits`; null when the text also says *or* or *not*. */
  bits: string | null
}

const MAX_KEPT = 1000

// The words come from the query itself, so that nothing it does not ask for is asked of a job.
const SQL = String.raw`
  with asked as (select websearch_to_tsquery('english', $1)::text as query), listed as (
    select query, array(select distinct replace(found[1], '''''', '''') from regexp_matches(query, '''((?:[^'']|'''')*)''', 'g') as found) as words from asked
  )
  select words, case when regexp_replace(query, '''(?:[^'']|'''')*''', '', 'g') ~ '[|!]' or query ~ '\\' then null
    else word_bits(array_to_tsvector(words))::text end as bits
  from listed`

/** The index words of a search text, cached by text. */
export function searchWords(db: Db): (text: string) => Promise<SearchWords> {
  const kept = new Map<string, SearchWords>()

  return async (text) => {
    const known = kept.get(text)
    if (known) return known
    const [row = { words: [], bits: null }] = await db.query<SearchWords>(SQL, [text])
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(text, row)
    return row
  }
}
