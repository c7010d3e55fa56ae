import {
  permissionsOfRole,
  refusalFor,
  roleWords,
  type Contract,
  type MemberPermission,
  type MemberRole,
  type ParsedInputOf,
} from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { companyLinks } from '@s4/links'
import { endSessionsOfRemoved, leaveCompanyInSessions } from '@s4/api-identity/session'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { checkSites } from './check-sites'
import { memberRepository, type FoundMember } from './member-repository'

type Context = CommandContext<CompanyActor>

/** Changes the role and sites of a member. Throws `team.owner`, `access.denied`, `record.missing`. */
export async function changeMember(
  ctx: Context,
  { id, role, siteIds }: ParsedInputOf<Contract['team.change']>,
): Promise<void> {
  const { tx, actor } = ctx
  const { member } = await lockMember(ctx, { id, needs: 'team.manage' })
  if (member.role === 'owner') throw new ApiError('team.owner')
  await checkSites(tx, { companyId: actor.companyId, role, siteIds })
  const membership = { companyId: actor.companyId, uid: member.uid }
  await memberRepository(tx).setRole(membership, role)
  await memberRepository(tx).limitTo(membership, siteIds)
  await recordChange(ctx, {
    action: 'member.changed',
    member,
    detail: { role, before: member.role, sites: siteIds },
    title: `Your role at ${await companyName(ctx)} is now ${roleWords[role]}`,
  })
}

/** Removes a member and ends their sessions. Throws `team.owner`, `access.denied`, `record.missing`. */
export async function removeMember(ctx: Context, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const { member, ownRole } = await lockMember(ctx, { id, needs: 'team.manage' })
  if (member.uid === actor.uid) throw new ApiError('record.missing', { message: 'To go yourself, leave the company.' })
  if (member.role === 'owner' && ownRole !== 'owner') throw new ApiError('team.owner')
  await memberRepository(tx).remove({ companyId: actor.companyId, uid: member.uid }, now)
  await endSessionsOfRemoved(ctx, { uid: member.uid, companyId: actor.companyId })
  await recordChange(ctx, {
    action: 'member.removed',
    member,
    detail: { role: member.role },
    title: `You are no longer a member of ${await companyName(ctx)}`,
    link: companyLinks.notifications,
  })
}

/** Throws `team.last-owner`. */
export async function leaveTeam(ctx: Context): Promise<void> {
  const { tx, actor, now } = ctx
  const { companyId, uid } = actor
  const members = memberRepository(tx)
  await members.lockTeam(companyId)
  const member = (await members.list(companyId)).find((one) => one.uid === uid)
  if (!member) throw new ApiError('record.missing')
  if (member.role === 'owner' && (await members.owners(companyId)).length === 1) throw new ApiError('team.last-owner')
  await members.remove({ companyId, uid }, now)
  await leaveCompanyInSessions(tx, { companyId, uid })
  const others = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'member.left',
    subject: { kind: 'member', id: member.id },
    companyId,
    detail: { role: member.role },
    signals: [
      { to: [uid], resources: ['session'] },
      { to: others, resources: changes['team.leave'] },
    ],
  })
}

/** Makes another member an owner. */
export async function handOver(ctx: Context, { id, stay }: ParsedInputOf<Contract['team.handOver']>): Promise<void> {
  const { tx, actor } = ctx
  const { companyId } = actor
  const { member } = await lockMember(ctx, { id, needs: 'ownership.hand-over' })
  if (member.uid === actor.uid) throw new ApiError('record.missing')
  const members = memberRepository(tx)
  await members.setRole({ companyId, uid: member.uid }, 'owner')
  await members.limitTo({ companyId, uid: member.uid }, null)
  if (!stay) await members.setRole({ companyId, uid: actor.uid }, 'manager')
  await recordChange(ctx, {
    action: 'ownership.handed-over',
    member,
    detail: { before: member.role, stay },
    title: `You are now an owner of ${await companyName(ctx)}`,
  })
}

export async function renameMyself(ctx: Context, { name }: { name: string }): Promise<void> {
  const { tx, actor } = ctx
  const { companyId, uid } = actor
  await memberRepository(tx).rename({ companyId, uid }, name)
  await ctx.record({
    action: 'member.renamed',
    subject: { kind: 'company', id: companyId },
    companyId,
    signals: [{ to: await listMemberUids(tx, companyId), resources: changes['team.rename'] }],
  })
}

interface Locked {
  member: FoundMember
  /** Of whoever acts, now that no other change of the team is under way. */
  ownRole: MemberRole
}

/**
 * The member `id`, with the team locked. A removal or another role that committed after this request was admitted
 * counts: two owners who remove each other leave one. Throws `access.denied`, `record.missing`.
 */
async function lockMember(
  { tx, actor }: Context,
  { id, needs }: { id: string; needs: MemberPermission },
): Promise<Locked> {
  const members = memberRepository(tx)
  await members.lockTeam(actor.companyId)
  const team = await members.list(actor.companyId)
  const self = team.find(({ uid }) => uid === actor.uid)
  if (!self) throw new ApiError('access.denied', { message: 'You are no longer a member of this company.' })
  if (!permissionsOfRole(self.role, self.siteIds !== null).includes(needs))
    throw new ApiError('access.denied', { message: refusalFor(self.role, needs) })
  const member = team.find((one) => one.id === id)
  if (!member) throw new ApiError('record.missing', { message: 'This person is no longer in the team.' })
  return { member, ownRole: self.role }
}

const companyName = async ({ tx, actor }: Context): Promise<string> =>
  (await tx.query<{ name: string }>('select company_name as name from company where id = $1', [actor.companyId]))[0]
    ?.name ?? ''

interface TeamChange {
  action: string
  member: FoundMember
  detail: Record<string, unknown>
  /** Of the notice to the member. */
  title: string
  link?: string
}

async function recordChange(
  ctx: Context,
  { action, member, detail, title, link = companyLinks.team }: TeamChange,
): Promise<void> {
  const { tx, actor } = ctx
  const { companyId } = actor
  await ctx.record({
    action,
    subject: { kind: 'member', id: member.id },
    companyId,
    detail: { ...detail, uid: member.uid },
    notices: [{ to: [member.uid], kind: action, title, link, critical: true, about: companyId }],
    signals: [
      { to: [member.uid], resources: ['session'] },
      { to: await listMemberUids(tx, companyId), resources: changes['team.change'] },
    ],
  })
}
