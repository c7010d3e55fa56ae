import { ApiError } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { siteRepository } from '../sites/site-repository'
import { addTemplate, removeTemplate, renameTemplate, setDefaultTemplate } from './change-templates'
import { jobTemplateRepository } from './job-template-repository'
import { usableTemplate } from './usable-template'

const done = { done: true } as const

/** Jobs that a company begins new ones with (docs/product.md#job-templates). */
export const jobTemplateHandlers = ({ db, clock }: Deps) => [
  implement('jobTemplates.list', ({ actor }) => jobTemplateRepository(db, actor).list()),

  implement('jobTemplates.show', async ({ input: { id }, actor }) => {
    const template = await jobTemplateRepository(db, actor).find(id)
    if (!template) throw new ApiError('job-template.missing')
    const site = await siteRepository(db).find(actor.companyId, String(template.fields['siteId']))
    return usableTemplate(template, {
      siteIsThere: site !== undefined,
      today: localDate(clock.now().toISOString(), site?.zone),
    })
  }),

  implement('jobTemplates.create', ({ input, transact }) => transact((ctx) => addTemplate(ctx, input))),

  implement('jobTemplates.rename', async ({ input, transact }) => {
    await transact((ctx) => renameTemplate(ctx, input))
    return done
  }),

  implement('jobTemplates.setDefault', async ({ input, transact }) => {
    await transact((ctx) => setDefaultTemplate(ctx, input))
    return done
  }),

  implement('jobTemplates.remove', async ({ input: { id }, transact }) => {
    await transact((ctx) => removeTemplate(ctx, { id }))
    return done
  }),
]
