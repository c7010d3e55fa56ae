import type { Certificate } from '@s4/contract'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found, type SeekerContext } from '../own-changes/record-own-change'
import { addCertificate, changeCertificate, removeCertificate } from './certificate-commands'
import { listCertificates } from './certificates'

/** Certificates: training, first aid, insurance. */
export const certificateHandlers = ({ db, clock, sealer }: Deps) => [
  implement('certificate.list', ({ actor }) => listCertificates(db, actor.seekerId, clock.now())),

  implement('certificate.create', ({ input, transact }) =>
    transact(async (ctx) => shown(ctx, await addCertificate(ctx, { ...input, sealer }))),
  ),

  implement('certificate.update', ({ input, transact }) =>
    transact(async (ctx) => {
      await changeCertificate(ctx, { ...input, sealer })
      return shown(ctx, input.id)
    }),
  ),

  implement('certificate.remove', async ({ input, transact }) => {
    await transact((ctx) => removeCertificate(ctx, input))
    return { done: true } as const
  }),
]

const shown = async ({ tx, actor, now }: SeekerContext, id: string): Promise<Certificate> =>
  found((await listCertificates(tx, actor.seekerId, now)).find((certificate) => certificate.id === id))
