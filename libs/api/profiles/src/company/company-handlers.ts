import type { Company } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import { keepBytes, type KeptBytes, prepareLogo } from '@s4/api-platform/files'
import { implement } from '@s4/api-platform/http'
import { companyRepository } from './company-repository'
import { changeCompany, createCompany } from './save-company'

export const companyHandlers = (deps: Deps) => [
  implement('company.show', async ({ actor }) =>
    actor.companyId === null ? null : companyRepository(deps.db).show(actor.companyId),
  ),

  implement('company.create', async ({ input, request, transact }) => {
    const logo = await sentLogo(deps, request)
    return transact(async (ctx) =>
      shown(ctx.tx, await createCompany(ctx, { companyName: input.companyName, profile: input, logo, deps })),
    )
  }),

  implement('company.update', async ({ input: { before, ...profile }, request, transact }) => {
    const logo = await sentLogo(deps, request)
    return transact(async (ctx) => {
      await changeCompany(ctx, { profile, before, logo, deps })
      return shown(ctx.tx, ctx.actor.companyId)
    })
  }),
]

async function sentLogo(deps: Deps, { sentFiles }: FastifyRequest): Promise<KeptBytes | null> {
  const sent = sentFiles?.get('companyLogo')
  return sent ? keepBytes(deps, await prepareLogo(deps, sent)) : null
}

async function shown(tx: Db, companyId: string): Promise<Company> {
  const company = await companyRepository(tx).show(companyId)
  if (!company) throw new ApiError('record.missing')
  return company
}
