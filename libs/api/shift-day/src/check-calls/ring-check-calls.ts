import { seekerLinks } from '@s4/links'
import { queueNoticePushes } from '@s4/api-platform/message-queue'
import { signal } from '@s4/api-platform/notices'
import type { DueWork } from '@s4/api-platform/sweep'
import { checkCallRepository } from './check-call-repository'

const MOST_IN_A_SWEEP = 1000

/** Sends each check call that falls due to the worker's devices and open pages, once, with any number of processes. */
export const ringCheckCalls: DueWork = ({ db }, now) =>
  db.transaction(async (tx) => {
    const rung = await checkCallRepository(tx).ring(now, MOST_IN_A_SWEEP)
    if (rung.length === 0) return
    const uids = rung.map(({ uid }) => uid)
    await queueNoticePushes(
      tx,
      uids.map((uid) => ({ uid, kind: 'check-call.due', link: seekerLinks.workInProgress, at: now })),
    )
    await signal(tx, uids, ['checkCalls'])
  })
