import type { Db } from '@s4/db'

const TEN_MINUTES = 10 * 60_000
const RARE = 0.02

/** How common a search's rarest word is among the open jobs, by the database's own statistics. */
export interface WordFrequency {
  isRare(text: string): Promise<boolean>
}

/** Statistics are read again after ten minutes; a word they do not list is rare. */
export function wordFrequency(db: Db, read: () => number = Date.now): WordFrequency {
  let known = new Map<string, number>()
  let readAt = -Infinity

  const refresh = async () => {
    readAt = read()
    const rows = await db.query<{ word: string; share: number }>(
      `select word, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs[1:cardinality(most_common_elems::text::text[])]) as listed(word, share)
       where tablename = 'open_job' and attname = 'words'`,
    )
    known = new Map(rows.map(({ word, share }) => [word, share]))
  }

  return {
    async isRare(text) {
      if (read() - readAt > TEN_MINUTES) await refresh()
      // Without statistics the table is small, and either way is quick.
      if (known.size === 0) return false
      const [row] = await db.query<{ words: string[] }>(`select tsvector_to_array(to_tsvector('english', $1)) as words`, [text])
      return (row?.words ?? []).some((word) => (known.get(word) ?? 0) < RARE)
    },
  }
}
