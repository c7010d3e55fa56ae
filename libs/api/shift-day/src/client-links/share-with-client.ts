import { randomBytes } from 'node:crypto'
import type { ClientLink } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { hashSecret } from '@s4/api-identity/session'
import { seesClient } from '@s4/api-marketplace/clients'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { v7 as uuid } from 'uuid'

type Context = CommandContext<CompanyActor>

const DAY = 24 * 60 * 60_000
const SECRET_BYTES = 32
const VIEWS_SHOWN = 30

/** Throws `client.missing`. */
export async function listClientLinks(db: Db, actor: CompanyActor, clientId: string): Promise<ClientLink[]> {
  await checkClient(db, actor, clientId)
  return db.query<ClientLink>(
    `select id, recipient as email, coalesce(member_name(company_id, made_by), '') as made_by, made_at, expires_at,
       withdrawn_at, (select coalesce(json_agg(json_build_object(
         'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'what', what) order by at desc), '[]')
         from (select at, what from client_link_view where link_id = client_link.id
           order by at desc limit ${VIEWS_SHOWN}) as newest) as views
     from client_link where client_id = $1 order by made_at desc, id`,
    [clientId],
  )
}

/** Returns the secret, which is not stored. Throws `client.missing`. */
export async function makeClientLink(
  ctx: Context,
  { id: clientId, email, days }: { id: string; email: string; days: number },
): Promise<{ secret: string; expiresAt: string }> {
  const { tx, actor, now } = ctx
  await checkClient(tx, actor, clientId)
  const [id, secret] = [uuid(), randomBytes(SECRET_BYTES).toString('base64url')]
  const expiresAt = new Date(now.getTime() + days * DAY)
  await tx.query(
    `insert into client_link (id, company_id, client_id, recipient, secret_hash, made_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, actor.companyId, clientId, email, hashSecret(secret), actor.uid, now, expiresAt],
  )
  await record(ctx, { action: 'client-link.made', id })
  return { secret, expiresAt: expiresAt.toISOString() }
}

/** Where it is open, the next look says that it was taken back. Throws `client.missing` and `record.missing`. */
export async function withdrawClientLink(
  ctx: Context,
  { id: clientId, linkId }: { id: string; linkId: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  await checkClient(tx, actor, clientId)
  const found = await tx.query(
    `update client_link set withdrawn_at = coalesce(withdrawn_at, $3) where id = $1 and client_id = $2 returning id`,
    [linkId, clientId, now],
  )
  if (found.length === 0) throw new ApiError('record.missing')
  await record(ctx, { action: 'client-link.withdrawn', id: linkId })
}

async function checkClient(db: Db, actor: CompanyActor, clientId: string): Promise<void> {
  if (!(await seesClient(db, actor, clientId))) throw new ApiError('client.missing')
}

async function record({ tx, actor, record: write }: Context, { action, id }: { action: string; id: string }) {
  await write({
    action,
    subject: { kind: 'client-link', id },
    companyId: actor.companyId,
    signals: [{ to: await listMemberUids(tx, actor.companyId), resources: ['clientLinks'] }],
  })
}
