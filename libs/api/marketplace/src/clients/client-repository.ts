import type { ChargeRate, Client, ClientFields, ClientSummary, ContractFields, RequiredPost } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Cursor } from '@s4/api-platform/http'
import { v7 as uuid } from 'uuid'
import { postsAhead, toPosts } from './posts-ahead'

/** The company, and the sites that the member is limited to; null for all. */
export interface Reader {
  companyId: string
  siteIds: readonly string[] | null
}

interface PageOf {
  reader: Reader
  text: string | undefined
  archived: boolean
  after: Cursor | null
  limit: number
  now: Date
}

interface SummaryRow extends Omit<ClientSummary, 'contract'> {
  contractTitle: string | null
  contractEndsOn: string | null
  createdAt: string
}

type Row = Omit<Client, 'sites' | 'contracts' | 'jobsAhead' | 'postsAhead'>

/** Escapes % and _ for `ilike`. */
const literally = (text: string | undefined) => (text ? text.replaceAll(/[\\%_]/g, String.raw`\$&`) : null)

/** A member limited to some sites sees clients of one of them, and those without any site. */
const visibleAt = (sites: string) => `(${sites}::uuid[] is null
  or exists (select from site where site.client_id = client.id and site.id = any(${sites}))
  or not exists (select from site where site.client_id = client.id and removed_at is null))`

const TAKEN = `(select count(*) from assignment
  where assignment.shift_id = shift.id and assignment.status not in ('cancelled', 'noShow'))`

export const clientRepository = (db: Db) => ({
  async page({ reader, text, archived, after, limit, now }: PageOf) {
    const rows = await db.query<SummaryRow>(
      `with ahead as (
         select job.client_id, count(*)::int as shifts, sum(greatest(shift.positions - ${TAKEN}, 0))::int as places
         from shift join job on job.id = shift.job_id
         where shift.job_company_id = $1 and shift.starts_at > $2 and shift.cancelled_at is null
           and job.status in ('published', 'closed') and ($8::uuid[] is null or job.site_id = any($8))
         group by job.client_id
       )
       select client.id, client.name, client.contact_name, client.archived_at, client.created_at,
         (select count(*)::int from site where site.client_id = client.id and removed_at is null
           and ($8::uuid[] is null or site.id = any($8))) as sites,
         contract.title as contract_title, contract.ends_on as contract_ends_on,
         coalesce(ahead.shifts, 0) as shifts_ahead, coalesce(ahead.places, 0) as places_open
       from client left join ahead on ahead.client_id = client.id
         left join client_contract as contract on contract.client_id = client.id
         and daterange(contract.starts_on, contract.ends_on, '[]')
           @> ($2::timestamptz at time zone 'Europe/London')::date
       where client.company_id = $1 and (client.archived_at is not null) = $3 and ${visibleAt('$8')}
         and ($4::text is null or concat_ws(' ', client.name, client.contact_name) ilike '%' || $4 || '%')
         and ($5::timestamptz is null or (client.created_at, client.id) < ($5::timestamptz, $6::uuid))
       order by client.created_at desc, client.id desc limit $7`,
      [reader.companyId, now, archived, literally(text), after?.at ?? null, after?.id ?? null, limit, reader.siteIds],
    )
    return rows.map(({ contractTitle, contractEndsOn, createdAt, ...client }) => ({
      at: createdAt,
      client: {
        ...client,
        contract: contractTitle === null ? null : { title: contractTitle, endsOn: contractEndsOn },
      },
    }))
  },

  async sees({ companyId, siteIds }: Reader, id: string): Promise<boolean> {
    const found = await db.query(`select 1 from client where company_id = $1 and id = $2 and ${visibleAt('$3')}`, [
      companyId,
      id,
      siteIds,
    ])
    return found.length > 0
  },

  /** Undefined also when the client is another company's. */
  async find({ companyId, siteIds }: Reader, id: string, now: Date): Promise<Client | undefined> {
    const [row] = await db.query<Row>(
      `select id, name, contact_name, phone, billing_email, notes, version, archived_at from client
       where company_id = $1 and id = $2`,
      [companyId, id],
    )
    if (!row) return undefined
    const sites = await db.query<Client['sites'][number]>(
      `select id, name from site where client_id = $1 and removed_at is null
         and ($2::uuid[] is null or id = any($2)) order by lower(name), id`,
      [id, siteIds],
    )
    const kept = await db.query<Client['contracts'][number]>(
      `select id, title, starts_on, ends_on, notice_days, rates, posts, version from client_contract
       where client_id = $1 order by starts_on desc`,
      [id],
    )
    const contracts = kept.map((contract) => ({ ...contract, posts: toPosts(contract.posts) }))
    const jobsAhead = await db.query<Client['jobsAhead'][number]>(
      `select job.id, job.title, site.name as site_name, site.zone, min(starts_at) as starts_at,
         (array_agg(shift.ends_at order by shift.starts_at))[1] as ends_at,
         count(*)::int as shifts, sum(${TAKEN})::int as taken, sum(shift.positions)::int as places,
         job.status = 'draft' as draft
       from job join site on site.id = job.site_id join shift on shift.job_id = job.id
       where job.client_id = $1 and job.status in ('draft', 'published', 'closed') and shift.cancelled_at is null
         and shift.starts_at > $2 and ($3::uuid[] is null or job.site_id = any($3))
       group by job.id, site.id order by min(starts_at), job.id limit 20`,
      [id, now, siteIds],
    )
    return {
      ...row,
      sites,
      contracts,
      jobsAhead,
      postsAhead: await postsAhead(db, { id, contracts }, { siteIds, now }),
    }
  },

  async insert(companyId: string, fields: ClientFields, at: Date): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into client (id, company_id, created_at, name, contact_name, phone, billing_email, notes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, companyId, at, ...fieldColumns(fields)],
    )
    return id
  },

  /** The version it now has, or null when there is no such client of this company. Locks the client. */
  async lock(
    { companyId, siteIds }: Reader,
    id: string,
  ): Promise<{ version: number; archivedAt: string | null } | null> {
    const [row] = await db.query<{ version: number; archivedAt: string | null }>(
      `select version, archived_at from client where company_id = $1 and id = $2 and ${visibleAt('$3')}
       for no key update`,
      [companyId, id, siteIds],
    )
    return row ?? null
  },

  async change(id: string, fields: ClientFields): Promise<void> {
    await db.query(
      `update client set name = $2, contact_name = $3, phone = $4, billing_email = $5, notes = $6,
         version = version + 1 where id = $1`,
      [id, ...fieldColumns(fields)],
    )
  },

  async setArchived(id: string, at: Date | null): Promise<void> {
    await db.query('update client set archived_at = $2, version = version + 1 where id = $1', [id, at])
  },

  async insertContract(of: { companyId: string; clientId: string; at: Date }, fields: ContractFields): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into client_contract (id, company_id, client_id, created_at, title, starts_on, ends_on, notice_days,
         rates, posts)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, of.companyId, of.clientId, of.at, ...contractColumns(fields)],
    )
    return id
  },

  /** False when the contract is gone or has another version. */
  async changeContract(
    of: { clientId: string; contractId: string; version: number },
    fields: ContractFields,
  ): Promise<boolean> {
    const changed = await db.query(
      `update client_contract set title = $4, starts_on = $5, ends_on = $6, notice_days = $7, rates = $8, posts = $9,
         version = version + 1
       where id = $1 and client_id = $2 and version = $3 returning id`,
      [of.contractId, of.clientId, of.version, ...contractColumns(fields)],
    )
    return changed.length > 0
  },

  async hasContract(clientId: string, id: string): Promise<boolean> {
    const found = await db.query('select 1 from client_contract where id = $1 and client_id = $2', [id, clientId])
    return found.length > 0
  },
})

const fieldColumns = ({ name, contactName, phone, billingEmail, notes }: ClientFields) => [
  name,
  contactName,
  phone,
  billingEmail,
  notes,
]

const contractColumns = (fields: ContractFields) => [
  fields.title,
  fields.startsOn,
  fields.endsOn,
  fields.noticeDays,
  asJson(fields.rates),
  asJson(fields.posts),
]

const asJson = (list: readonly ChargeRate[] | readonly RequiredPost[]) => JSON.stringify(list)
