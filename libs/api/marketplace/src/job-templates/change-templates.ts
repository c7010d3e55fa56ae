import { MAX_TEMPLATES, type TemplateFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { siteFor, withSector } from '../jobs'
import { jobTemplateRepository } from './job-template-repository'

type Context = CommandContext<CompanyActor>

/** Throws `site.missing`, and `input.invalid` for a name taken or one template too many. */
export async function addTemplate(
  ctx: Context,
  { name, ...fields }: TemplateFields & { name: string },
): Promise<{ id: string }> {
  const { tx, actor, now } = ctx
  const templates = jobTemplateRepository(tx, actor)
  await siteFor(tx, actor.companyId, fields.siteId)
  await tx.query('select id from company where id = $1 for no key update', [actor.companyId])
  if ((await templates.count()) >= MAX_TEMPLATES)
    throw nameRefused(`Your company has ${MAX_TEMPLATES} templates. Remove one first.`)
  const id = uuid()
  await templates.insert({ id, name, fields: withSector(fields), now }).catch(refuseSameName)
  await recordTemplate(ctx, { id, action: 'job-template.added' })
  return { id }
}

/** Throws `job-template.missing`, and `input.invalid` for a name taken. */
export async function renameTemplate(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  const renamed = await jobTemplateRepository(ctx.tx, ctx.actor).rename({ id, name }).catch(refuseSameName)
  if (!renamed) throw new ApiError('job-template.missing')
  await recordTemplate(ctx, { id, action: 'job-template.renamed' })
}

/** Throws `job-template.missing`, and `access.denied` instead of a default at a site that the member does not see. */
export async function setDefaultTemplate(
  ctx: Context,
  { id, isDefault }: { id: string; isDefault: boolean },
): Promise<void> {
  await ctx.tx.query('select id from company where id = $1 for no key update', [ctx.actor.companyId])
  const templates = jobTemplateRepository(ctx.tx, ctx.actor)
  if (isDefault && (await templates.beginsElsewhere()))
    throw new ApiError('access.denied', {
      message:
        'New jobs of your company begin with a template of a site that you do not see. Ask an owner or a manager.',
    })
  if (!(await templates.setDefault({ id, isDefault }))) throw new ApiError('job-template.missing')
  await recordTemplate(ctx, { id, action: 'job-template.default-changed' })
}

/** Throws `job-template.missing`. */
export async function removeTemplate(ctx: Context, { id }: { id: string }): Promise<void> {
  if (!(await jobTemplateRepository(ctx.tx, ctx.actor).remove(id))) throw new ApiError('job-template.missing')
  await recordTemplate(ctx, { id, action: 'job-template.removed' })
}

const nameRefused = (message: string) => new ApiError('input.invalid', { fields: { name: message } })

function refuseSameName(error: unknown): never {
  if (violatedConstraint(error) === 'one_job_template_of_a_name')
    throw nameRefused('Your company has a template of this name. Choose another name.')
  throw error
}

const recordTemplate = async (ctx: Context, { id, action }: { id: string; action: string }): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'job-template', id },
    companyId: ctx.actor.companyId,
    signals: [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: ['jobTemplates'] }],
  })
