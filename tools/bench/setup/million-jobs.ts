import { PLAIN_SCHEDULE, PLAIN_TERMS } from './plain-terms'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inWorkspace } from '../../workspace/paths'
import { companyKinds, companyNames, kinds, occasions, requirements, sentences, venues } from './job-words'

/** Steps after the open jobs and before the indexes; they may use the temporary tables and functions. */
export interface More {
  tables: readonly string[]
  steps: readonly [what: string, sql: string][]
}

/** How many companies there are for the jobs, and how much each job says. */
interface Places {
  companies: number
  sites: number
  /** Of each description. */
  sentences: 1 | 3
}

const usualPlaces: Places = { companies: 2000, sites: 20_000, sentences: 3 }
const TABLES = ['account', 'company', 'company_member', 'site', 'job', 'shift', 'open_job']

/**
 * Fills a migrated database with open jobs over the towns of the gazetteer: the same ones every time, dated from today.
 * `url` is a superuser's, because triggers and indexes are off while rows are written.
 */
export async function fillWithJobs(
  url: string,
  jobs: number,
  log: (sentence: string) => void,
  { places = usualPlaces, more = { tables: [], steps: [] } }: { places?: Places; more?: More } = {},
): Promise<void> {
  const tables = [...TABLES, ...more.tables]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; ` +
        'set max_parallel_maintenance_workers = 2',
    )
    // Else the log takes another gigabyte.
    await client.query(`alter system set max_wal_size = '256MB'`)
    await client.query('select pg_reload_conf()')
    await client.query(RANDOM_FUNCTIONS)
    await createWordTables(client)
    const buildIndexes = await suspendIndexes(client, tables)
    for (const [what, sql] of [...steps(jobs, places), ...more.steps]) {
      const began = performance.now()
      await client.query(sql)
      log(`  ${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
    const began = performance.now()
    await buildIndexes()
    await checkOpenJobs(client)
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`)
    log(`  indexes and statistics: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } finally {
    await client.end()
  }
}

/** Pseudo-random numbers by row and purpose: from 0 to below `most`, or a share from 0 to 1. */
const RANDOM_FUNCTIONS = `
  create function pg_temp.random_below(n int, purpose int, most int) returns int language sql immutable as $$
    select ((hashint4extended(n, purpose) & 9007199254740991) % most)::int $$;
  create function pg_temp.share(n int, purpose int) returns double precision language sql immutable as $$
    select (hashint4extended(n, purpose) & 9007199254740991) / 9007199254740992.0 $$;
  create function pg_temp.id(n int, at timestamptz) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
      || '8' || substr(md5(n::text), 4, 15))::uuid
  $$;
  create function pg_temp.shifts_of(job uuid, today timestamptz)
  returns table (starts_at timestamptz, ends_at timestamptz) language sql immutable as $$
    select first + night * interval '1 day',
      first + night * interval '1 day' + (8 + 2 * pg_temp.random_below(n, 23, 17)) * interval '15 minutes'
    from (select hashtext(right(job::text, 12)) as n) hashed
    cross join lateral (select today + floor(56 * pg_temp.share(n, 21) ^ 2) * interval '1 day'
      + (4 + pg_temp.random_below(n, 22, 80)) * interval '15 minutes' + interval '1 day' as first) dated
    cross join lateral generate_series(0, case when pg_temp.random_below(n, 24, 5) = 0 then 2 else 0 end) night
  $$;`

/** Makes tables of the ranked towns and of the kinds of work, each kind as often as it occurs. */
async function createWordTables(client: pg.Client): Promise<void> {
  const gazetteer: { places: [name: string, nation: string, lat: number, lng: number][] } = JSON.parse(
    readFileSync(inWorkspace('libs/api/platform/src/locations/gazetteer.json'), 'utf8'),
  )
  const table = (name: string, columns: string, rows: object[]) =>
    client.query(
      `create temp table ${name} (${columns}); insert into ${name} select *
       from jsonb_populate_recordset(null::${name}, '${JSON.stringify(rows).replaceAll(`'`, `''`)}')`,
    )
  await table(
    'town',
    'rank int primary key, name text, lat float8, lng float8',
    gazetteer.places.map(([name, , lat, lng], rank) => ({ rank, name, lat, lng })),
  )
  await table(
    'kind',
    'rank int primary key, role text, titles text[], sector text, pay int',
    kinds.flatMap((kind) => Array.from({ length: kind.often }, () => kind)).map((kind, rank) => ({ rank, ...kind })),
  )
}

/**
 * Writes no index, nor those of keys, until the function is called that it returns: built at once, and full because
 * little is added, they are a third smaller.
 */
async function suspendIndexes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; method: string }>(
    `update pg_index set indisready = false, indisvalid = false from pg_class
     where pg_class.oid = indexrelid and indrelid = any($1::regclass[])
     returning indexrelid::regclass::text as name, (select amname from pg_am where pg_am.oid = relam) as method`,
    [tables],
  )
  return async () => {
    for (const { name, method } of rows)
      await client.query(
        `${method === 'btree' ? `alter index ${name} set (fillfactor = 100);` : ''} reindex index ${name}`,
      )
  }
}

async function checkOpenJobs(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table written as select * from open_job tablesample system (0.1) limit 500;
    select refresh_open_jobs(array(select job_id from written), now())`)
  const { rows } = await client.query('select job_id from (table written except select * from open_job) differing')
  if (rows.length > 0)
    throw new Error(
      `${rows.length} of 500 rows of open_job are not as refresh_open_jobs writes them: ` +
        'correct tools/bench/setup/million-jobs.ts',
    )
}

const list = (words: readonly string[]) => `(array['${words.map((word) => word.replaceAll(`'`, `''`)).join(`','`)}'])`
const pickWord = (words: readonly string[], row: string, purpose: number) =>
  `${list(words)}[1 + pg_temp.random_below(${row}, ${purpose}, ${words.length})]`

const threeSentences = [14, 15, 16].map((purpose) => pickWord(sentences, 'n', purpose)).join(" || ' ' || ")

const steps = (jobs: number, { companies, sites, sentences: often }: Places): [what: string, sql: string][] => [
  [
    'companies',
    `
    insert into account (uid, role, email, email_verified, phone, created_at)
      select 'company-' || n, 'Company', 'company-' || n || '@example.com', true, '', now()
       from generate_series(1, ${companies}) n;
    insert into company (id, firebase_uid, company_name, created_at, updated_at)
      select pg_temp.id(-n, now()), 'company-' || n,
        ${pickWord(companyNames, 'n', 1)} || ' ' || ${pickWord(companyKinds, 'n', 2)} || ' ' || n, now(), now()
      from generate_series(1, ${companies}) n;
    create temp table company_rank as
      select id, row_number() over (order by firebase_uid)::int - 1 as rank from company;
    create index on company_rank (rank)`,
  ],
  [
    'sites',
    `
    create temp table site_rank (rank int primary key, id uuid, company_id uuid);
    with placed as (
      select n, pg_temp.id(n, now()) as id, town.*,
        pg_temp.share(n, 4) - 0.5 as up, pg_temp.share(n, 5) - 0.5 as across,
        case when town.rank < 12 then 0.22 else 0.05 end as spread, pg_temp.random_below(n, 6, ${companies}) as company
      from generate_series(0, ${sites - 1}) n
      join town on town.rank = floor((select count(*) from town) * pg_temp.share(n, 3) ^ 3)
    ), made as (
      insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
      select placed.id, company_rank.id, placed.name || ' ' || ${pickWord(venues, 'n', 7)},
        (1 + pg_temp.random_below(n, 8, 200)) || ' ' || ${pickWord(companyNames, 'n', 9)} || ' Road, ' || placed.name,
        'AA1 1AA',
        lat + up * spread, lng + across * spread * 1.5, now()
      from placed join company_rank on company_rank.rank = placed.company
    )
    insert into site_rank
      select n, placed.id, company_rank.id from placed join company_rank on company_rank.rank = placed.company;
    analyze site_rank`,
  ],
  [
    'jobs',
    `
    insert into job (id, company_id, site_id, title, role, description, other_requirements, pay_per_hour, schedule,
     positions, pin, alert_duration, sia_sector, terms, status, created_by, created_at, updated_at, published_at,
     shifts_over_at, status_once_over)
    select made.id, site_rank.company_id, site_rank.id,
      kind.titles[1 + pg_temp.random_below(n, 12, cardinality(kind.titles))] || ', ' || ${pickWord(occasions, 'n', 13)},
      kind.role,
      ${often === 1 ? pickWord(sentences, 'n', 14) : threeSentences},
      ${often === 1 ? "''" : pickWord(requirements, 'n', 17)},
      kind.pay + 25 * floor(20 * pg_temp.share(n, 18) ^ 2)::int,
      ${PLAIN_SCHEDULE}, 1 + pg_temp.random_below(n, 19, 4), '0427', 30, kind.sector, ${PLAIN_TERMS},
      'published', 'company-1', posted, posted, posted, last.ends_at, 'expired'
    from generate_series(1, ${jobs}) n
    cross join lateral (select now() - (${jobs} - n) * interval '2.5 seconds' as posted) as posting
    cross join lateral (select pg_temp.id(n, posted) as id) as made
    cross join lateral (select max(ends_at) as ends_at
      from pg_temp.shifts_of(made.id, date_trunc('day', now()))) as last
    join kind on kind.rank = pg_temp.random_below(n, 10, 1000)
    join site_rank on site_rank.rank = floor(${sites} * pg_temp.share(n, 11) ^ 1.5);
    insert into shift (id, job_id, job_company_id, starts_at, ends_at, positions)
    select gen_random_uuid(), id, company_id, dated.starts_at, dated.ends_at, positions
    from job cross join lateral pg_temp.shifts_of(id, date_trunc('day', now())) as dated`,
  ],
  // Writes what refresh_open_jobs would write for jobs without workers; checkOpenJobs compares the two.
  [
    'the list of open jobs',
    `
    create temp table site_words as
      select site.id, site.lat, site.lng,
        floor((site.lat + 90) * 10)::int * 2400 + floor((site.lng + 180) * 20 / 3)::int % 2400 as cell,
        setweight(to_tsvector('english',
          site.name || ' ' || site.address || ' ' || site.postcode || ' ' || company_name), 'B') as words,
        setweight(to_tsvector('english', plain_twins(site.name || ' ' || site.address || ' ' || company_name)), 'B')
          as twins
      from site join company on company.id = company_id;
    create temp table title_words as
      select title, role, setweight(to_tsvector('english', title || ' ' || replace(role, '-', ' ')), 'A') as words,
        setweight(to_tsvector('english', plain_twins(title)), 'A') as twins
      from (select distinct title, role from job) named;
    create temp table next_shift as
      select distinct on (job_id) job_id, starts_at, ends_at from shift order by job_id, starts_at;
    analyze site_words, title_words, next_shift;
    insert into open_job (
      job_id, cell, lat, lng, starts_at, bookable_until, pay_per_hour, role, sia_sector, posted_at, words)
    select job.id, cell, lat, lng, starts_at, ends_at - interval '15 minutes', pay_per_hour, job.role, sia_sector,
      published_at, title_words.words || site_words.words
        || setweight(to_tsvector('english', description || ' ' || other_requirements || ' '
          || replace(array_to_string(requirements, ' '), '-', ' ')), 'D')
        || title_words.twins || site_words.twins
    from job
    join site_words on site_words.id = site_id
    join title_words on title_words.title = job.title and title_words.role = job.role
    join next_shift on next_shift.job_id = job.id;
    drop table site_words, title_words, next_shift`,
  ],
]
