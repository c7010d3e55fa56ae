import { ApiError } from '@s4/contract/api-error'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { parsePhone } from '@s4/domain/phone'
import { openVat } from '@s4/domain/vat-entry'
import { v7 as uuid } from 'uuid'
import type { Actor, CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { claimFile, type KeptBytes, releaseFile, storeFile } from '@s4/api-platform/files'
import { memberRepository } from '../team/member-repository'
import { lookAgain } from '../vetting/look-again'
import { changeVatRegistration } from '../vat/vat-registrations'
import { companyRepository, type CompanyChange } from './company-repository'

interface SaveCompanyInput {
  profile: CompanyChange
  /** A logo sent with the form. */
  logo: KeptBytes | null
  deps: Deps
}

/** Returns the new company's id. */
export async function createCompany(
  ctx: CommandContext<Actor>,
  { companyName, ...saving }: SaveCompanyInput & { companyName: string },
): Promise<string> {
  const { tx, actor, now } = ctx
  const members = memberRepository(tx)
  if (await members.isMemberSomewhere(actor.uid)) throw new ApiError('company.exists')
  const id = uuid()
  await companyRepository(tx).insert({ id, uid: actor.uid, name: companyName, at: now })
  await members.add({ companyId: id, uid: actor.uid, role: 'owner', name: '', at: now })
  await saveProfile(ctx, id, saving)
  await ctx.record({ action: 'company.created', subject: { kind: 'company', id }, companyId: id })
  return id
}

/** Throws `record.changed` for a field that is no longer as in `before`. */
export async function changeCompany(
  ctx: CommandContext<CompanyActor>,
  { before, ...saving }: SaveCompanyInput & { before?: Record<string, unknown> | undefined },
): Promise<void> {
  const { companyId } = ctx.actor
  const now = await companyRepository(ctx.tx).lock(companyId)
  if (now) refuseChangedMeanwhile({ before, now: { ...now, ...openVat(now.vatRegistrations) }, yours: saving.profile })
  await saveProfile(ctx, companyId, saving)
  await ctx.record({
    action: 'company.changed',
    subject: { kind: 'company', id: companyId },
    detail: { fields: Object.keys(saving.profile) },
  })
  const { companyName } = saving.profile
  if (now && companyName !== undefined && companyName !== now.companyName)
    await lookAgain(ctx, { companyId, what: 'name' })
}

async function saveProfile(
  { tx, actor, now }: CommandContext<Actor>,
  companyId: string,
  { profile, logo, deps }: SaveCompanyInput,
): Promise<void> {
  const companies = companyRepository(tx)
  const held = await companies.logoFileId(companyId)
  const sent =
    logo && (await storeFile(deps, tx, { ownerUid: actor.uid, purpose: 'logo', file: logo, claimed: true, companyId }))
  const logoFileId = sent ? sent.id : profile.logoFileId
  if (!sent && logoFileId && logoFileId !== held)
    await claimFile(tx, { id: logoFileId, ownerUid: actor.uid, purpose: 'logo', companyId }, now)
  await companies.change(companyId, { ...checkedManager(profile), logoFileId }, now)
  // Who sets up the company names its manager, most often themselves; a member may change their own name.
  const name = profile.manager?.managerName
  if (name) await memberRepository(tx).nameUnnamed({ companyId, uid: actor.uid }, name)
  const { vatNumber, vatFrom } = profile
  if (vatNumber !== undefined)
    await changeVatRegistration(tx, { side: 'company', id: companyId }, { number: vatNumber, from: vatFrom, now })
  if (logoFileId !== undefined && logoFileId !== held) await releaseFile(tx, held, now)
}

/** The number must be valid, because the manager is called after a missed check call. */
function checkedManager(profile: CompanyChange): CompanyChange {
  if (!profile.manager) return profile
  const phone = parsePhone(profile.manager.managerPhone)
  if (!phone.ok) throw new ApiError('input.invalid', { fields: { 'manager.managerPhone': phone.message } })
  return { ...profile, manager: { ...profile.manager, managerPhone: phone.value } }
}
