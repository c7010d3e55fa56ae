import type { ClientFields, ContractFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { changes } from '@s4/contract/changes'
import { violatedConstraint } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { attachComingJobs } from '../jobs'
import { placeSitesAt } from '../sites'
import { clientRepository } from './client-repository'

type CompanyContext = CommandContext<CompanyActor>

interface ClientId {
  id: string
}

/** Returns the new client's id. Throws `client.name-taken`. */
export async function createClient(ctx: CompanyContext, fields: ClientFields): Promise<string> {
  const id = await clientRepository(ctx.tx).insert(ctx.actor.companyId, fields, ctx.now).catch(refuseTaken)
  await recordClient(ctx, { id, action: 'client.created' })
  return id
}

/** Throws `client.missing`, `record.changed`, `client.name-taken`. */
export async function changeClient(
  ctx: CompanyContext,
  { id, version, ...fields }: ClientFields & ClientId & { version: number },
): Promise<void> {
  const held = await lock(ctx, id)
  if (held.version !== version) throw new ApiError('record.changed')
  await clientRepository(ctx.tx).change(id, fields).catch(refuseTaken)
  await recordClient(ctx, { id, action: 'client.changed' })
}

/** Throws `client.missing`. */
export async function archiveClient(ctx: CompanyContext, { id }: ClientId): Promise<void> {
  if ((await lock(ctx, id)).archivedAt !== null) return
  await clientRepository(ctx.tx).setArchived(id, ctx.now)
  await recordClient(ctx, { id, action: 'client.archived' })
}

/** Throws `client.missing`, `client.name-taken`. */
export async function restoreClient(ctx: CompanyContext, { id }: ClientId): Promise<void> {
  if ((await lock(ctx, id)).archivedAt === null) return
  await clientRepository(ctx.tx).setArchived(id, null).catch(refuseTaken)
  await recordClient(ctx, { id, action: 'client.restored' })
}

/** Throws `client.missing`, `site.missing`. */
export async function placeSites(
  ctx: CompanyContext,
  { id, siteIds }: ClientId & { siteIds: readonly string[] },
): Promise<void> {
  await lock(ctx, id)
  await placeSitesAt(ctx.tx, { actor: ctx.actor, clientId: id, siteIds })
  await attachComingJobs(ctx.tx, { clientId: id, now: ctx.now })
  await recordClient(ctx, { id, action: 'client.sites-placed', detail: { sites: siteIds.length } })
}

/** Throws `client.missing`, `client.contract-overlaps`. */
export async function addContract(ctx: CompanyContext, { id, ...contract }: ContractFields & ClientId): Promise<void> {
  const { tx, actor, now } = ctx
  await lock(ctx, id)
  const contractId = await clientRepository(tx)
    .insertContract({ companyId: actor.companyId, clientId: id, at: now }, checked(contract))
    .catch(refuseOverlap)
  await attachComingJobs(tx, { clientId: id, now })
  await recordClient(ctx, { id, action: 'client.contract-added', detail: { contractId } })
}

/** Throws `client.missing`, `record.changed`, `client.contract-overlaps`. */
export async function changeContract(
  ctx: CompanyContext,
  { id, contractId, version, ...contract }: ContractFields & ClientId & { contractId: string; version: number },
): Promise<void> {
  const { tx, now } = ctx
  await lock(ctx, id)
  const clients = clientRepository(tx)
  const changed = await clients
    .changeContract({ clientId: id, contractId, version }, checked(contract))
    .catch(refuseOverlap)
  if (!changed) throw new ApiError((await clients.hasContract(id, contractId)) ? 'record.changed' : 'record.missing')
  await attachComingJobs(tx, { clientId: id, now })
  await recordClient(ctx, { id, action: 'client.contract-changed', detail: { contractId } })
}

async function lock({ tx, actor }: CompanyContext, id: string) {
  const held = await clientRepository(tx).lock(actor, id)
  if (!held) throw new ApiError('client.missing')
  return held
}

/** A role has one rate from a day on, and a contract does not end before it begins. */
function checked(contract: ContractFields): ContractFields {
  if (contract.endsOn !== null && contract.endsOn < contract.startsOn)
    throw new ApiError('input.invalid', { fields: { endsOn: 'The last day is before the first.' } })
  const twice = contract.rates.findIndex(({ role, from }, index) =>
    contract.rates.slice(0, index).some((earlier) => earlier.role === role && earlier.from === from),
  )
  if (twice >= 0)
    throw new ApiError('input.invalid', {
      fields: { [`rates.${twice}.from`]: 'This role has another rate from this day already.' },
    })
  return contract
}

async function recordClient(
  ctx: CompanyContext,
  { id, ...what }: ClientId & { action: string; detail?: Record<string, unknown> },
): Promise<void> {
  const members = await listMemberUids(ctx.tx, ctx.actor.companyId)
  await ctx.record({
    ...what,
    subject: { kind: 'client', id },
    companyId: ctx.actor.companyId,
    signals: [{ to: members, resources: changes['clients.placeSites'] }],
  })
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'client_name_once') throw error
  throw new ApiError('client.name-taken', { fields: { name: 'You already have a client with this name.' } })
}

function refuseOverlap(error: unknown): never {
  if (violatedConstraint(error) !== 'one_contract_a_day') throw error
  const message = 'Another contract of this client is in force then.'
  throw new ApiError('client.contract-overlaps', { fields: { startsOn: message } })
}
