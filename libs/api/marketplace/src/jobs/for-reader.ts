import type { CompanyJob } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import { readsClients } from '../clients/reads-clients'

/** The job without its client for a member who may not see clients. */
export const forReader = (actor: CompanyActor, job: CompanyJob): CompanyJob =>
  readsClients(actor) ? job : { ...job, client: null }
