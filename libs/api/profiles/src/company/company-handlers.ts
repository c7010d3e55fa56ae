import type { Company } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { parsePhone } from '@s4/domain/phone'
import type { FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { claimFile, type ReadyFile, readyLogo, releaseFile, storeFile } from '@s4/api-platform/files'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { companyRepository, type CompanyChange } from './company-repository'

interface Saving {
  companyId: string
  uid: string
  profile: CompanyChange
  /** A logo that came with the form itself. */
  logo: ReadyFile | null
  now: Date
}

export const companyHandlers = (deps: Deps) => {
  const { db, clock } = deps

  /** The profile with its logo, in the transaction of both; the logo before is given up. */
  async function save(tx: Db, { companyId, uid, profile, logo, now }: Saving): Promise<void> {
    const companies = companyRepository(tx)
    const held = await companies.logoFileId(companyId)
    const sent =
      logo && (await storeFile(deps, tx, { ownerUid: uid, purpose: 'logo', file: logo, claimed: true, companyId }))
    const logoFileId = sent ? sent.id : profile.logoFileId
    if (!sent && logoFileId && logoFileId !== held)
      await claimFile(tx, { id: logoFileId, ownerUid: uid, purpose: 'logo', companyId }, now)
    await companies.change(companyId, { ...profile, logoFileId }, now)
    if (logoFileId !== undefined && logoFileId !== held) await releaseFile(tx, held, now)
  }

  return [
    implement('company.show', async ({ actor }) =>
      actor.companyId === null ? null : companyRepository(db).show(actor.companyId),
    ),

    implement('company.create', async ({ input, actor, request }) => {
      const profile = checked(input)
      const logo = await logoOf(request)
      const now = clock.now()
      const id = uuid()
      return db.transaction(async (tx) => {
        const companies = companyRepository(tx)
        await companies.insert(id, actor.uid, input.companyName, now).catch(refuseSecondCompany)
        await save(tx, { companyId: id, uid: actor.uid, profile, logo, now })
        await audit(tx, {
          at: now,
          actor: { ...actor, companyId: id },
          action: 'company.created',
          subject: { kind: 'company', id },
          requestId: request.id,
        })
        return found(await companies.show(id))
      })
    }),

    implement('company.update', async ({ input, actor, request }) => {
      const profile = checked(input)
      const logo = await logoOf(request)
      const now = clock.now()
      return db.transaction(async (tx) => {
        const companies = companyRepository(tx)
        await save(tx, { companyId: actor.companyId, uid: actor.uid, profile, logo, now })
        const detail = { fields: Object.keys(profile) }
        await audit(tx, {
          at: now,
          actor,
          action: 'company.changed',
          subject: { kind: 'company', id: actor.companyId },
          requestId: request.id,
          detail,
        })
        return found(await companies.show(actor.companyId))
      })
    }),
  ]
}

async function logoOf({ sentFiles }: FastifyRequest): Promise<ReadyFile | null> {
  const sent = sentFiles?.get('companyLogo')
  return sent ? readyLogo(sent) : null
}

/** The manager is telephoned when a check call is missed, so that number must be one. */
function checked(profile: CompanyChange): CompanyChange {
  if (!profile.manager) return profile
  const phone = parsePhone(profile.manager.managerPhone)
  if (!phone.ok) throw new Problem('input.invalid', { fields: { 'manager.managerPhone': phone.message } })
  return { ...profile, manager: { ...profile.manager, managerPhone: phone.value } }
}

function refuseSecondCompany(error: unknown): never {
  if (violatedConstraint(error) === 'one_company_a_person') throw new Problem('company.exists')
  throw error
}

function found(company: Company | null): Company {
  if (!company) throw new Problem('record.missing')
  return company
}
