import { changes } from '@s4/contract/changes'
import { Problem } from '@s4/contract/problem'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { findWorkers } from './find-workers'
import { savedWorkerRepository } from './saved-worker-repository'
import { visibleSeeker } from './visible-seeker'

export const workerHandlers = ({ db, clock }: Deps) => [
  implement('workers.find', ({ input, actor }) => findWorkers(db, actor.companyId, input, clock.now())),

  implement('workers.list', ({ actor }) => savedWorkerRepository(db).list(actor.companyId)),

  implement('workers.save', ({ input: { id, ...change }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      await visibleSeeker(tx, { seekerId: id, companyId: actor.companyId, now })
      await savedWorkerRepository(tx).save(actor.companyId, id, { ...change, now })
      await audit(tx, {
        at: now,
        actor,
        action: 'worker.saved',
        subject: { kind: 'seeker', id },
        seekerId: id,
        detail: { doNotSend: change.doNotSend },
      })
      await signal(tx, await membersOf(tx, actor.companyId), changes['workers.save'])
      const saved = await savedWorkerRepository(tx).find(actor.companyId, id)
      if (!saved) throw new Problem('record.missing')
      return saved
    }),
  ),

  implement('workers.remove', ({ input: { id }, actor }) =>
    db.transaction(async (tx) => {
      if (!(await savedWorkerRepository(tx).remove(actor.companyId, id))) throw new Problem('record.missing')
      await audit(tx, {
        at: clock.now(),
        actor,
        action: 'worker.removed',
        subject: { kind: 'seeker', id },
        seekerId: id,
      })
      await signal(tx, await membersOf(tx, actor.companyId), changes['workers.remove'])
      return { done: true } as const
    }),
  ),
]
