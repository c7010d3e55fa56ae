import type { Db } from '@s4/db'

/** What people of the trade call it, where jobs say it otherwise. */
const ORDINARY_WORDS = /\b(?:bouncers?|door ?m[ae]n|door (?:guards?|staff|security|work))\b/gi

/** The search text in the words that jobs use; null when it has none of the ordinary ones. */
export function tradeWords(text: string): string | null {
  const said = text.replace(ORDINARY_WORDS, 'door supervisor')
  return EXACT.test(text) || said === text ? null : said
}

/** The jobs whose words are known; the newest. */
const KNOWN_JOBS = 2000
/** Of the letters, by threes, that a word with a mistake shares with the word that is meant. */
const LIKENESS = 0.35
/** Of the words most alike, those whose length is looked at. */
const MAX_ALIKE = 5
/** How many times as long as the other the longer of two alike words may be: *oneill* does not mean *one*. */
const LONGEST_RATIO = 1.5
/** Quotation marks, a minus and *or* say exactly what is meant; digits are postcodes and numbers. */
const EXACT = /["\d]|(?:^|\s)(?:-|or(?:\s|$))/i

/** A stem, such as *secur*, as a job writes it: *security*. */
const WHOLE_WORD = `select lower(token) as word
    from (select job_id from open_job
      where words @@ ('''' || replace(replace(alike.stem, '\\', '\\\\'), '''', '''''') || '''')::tsquery limit 1) as one
    join job on job.id = one.job_id join site on site.id = job.site_id join company on company.id = job.company_id
    cross join lateral (select concat_ws(' ', job.title, job.role, site.name, site.address, site.postcode,
      company.company_name, job.description, job.other_requirements, array_to_string(job.requirements, ' ')) as text
    ) as said
    cross join lateral ts_parse('default', said.text || ' ' || plain_twins(said.text))
    where (ts_lexize('english_stem', lower(token)))[1] = alike.stem
    order by similarity(lower(token), typed.word) desc limit 1`

const SQL = `with known as materialized (
    select word, ndoc from ts_stat('select words from open_job order by posted_at desc limit ${KNOWN_JOBS}')
  ), typed as (
    select word, place, (ts_lexize('english_stem', lower(word)))[1] as stem
    from unnest($1::text[]) with ordinality as typed (word, place)
  )
  select coalesce(meant.word, typed.word) as word
  from typed left join lateral (
    select coalesce(whole.word, alike.stem) as word from (
      select known.word as stem, ndoc from known where similarity(known.word, typed.stem) >= $2
      order by similarity(known.word, typed.stem) desc, ndoc desc, known.word limit ${MAX_ALIKE}
    ) alike left join lateral (${WHOLE_WORD}) as whole on true
    cross join lateral (select length(coalesce(whole.word, alike.stem)) as letters) long
    where greatest(letters, length(typed.word)) <= $3::float8 * least(letters, length(typed.word))
    order by similarity(alike.stem, typed.stem) desc, ndoc desc, alike.stem limit 1
  ) meant on not exists (select from known where known.word = typed.stem)
  order by place`

const TEN_MINUTES = 10 * 60_000
const MAX_CACHED = 1000

/**
 * Finds the search text with the words of jobs that are meant, where no job has the one typed; null when nothing is
 * corrected (docs/product.md#finding-work). Counting the words of the newest jobs takes longer than a search, so each
 * text is looked at once in ten minutes; `now` is in milliseconds.
 */
export function wordCorrector(now: () => number): (db: Db, text: string) => Promise<string | null> {
  const cache = new Map<string, string | null>()
  let since = -Infinity

  return async (db, text) => {
    if (EXACT.test(text)) return null
    if (cache.size >= MAX_CACHED || now() - since >= TEN_MINUTES) {
      cache.clear()
      since = now()
    }
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const corrected = await correctWords(db, text)
    cache.set(text, corrected)
    return corrected
  }
}

async function correctWords(db: Db, text: string): Promise<string | null> {
  const typed = text.split(/\s+/).filter(Boolean)
  const rows = await db.query<{ word: string }>(SQL, [typed, LIKENESS, LONGEST_RATIO])
  const corrected = typed.map((word, at) => rows[at]?.word ?? word).join(' ')
  return corrected === typed.join(' ') ? null : corrected
}
