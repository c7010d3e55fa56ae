import type { Town } from '../server/town'
import { after } from '../town/moments'
import type { AgreedWork } from './agreed-work'

interface Stretch {
  work: AgreedWork
  /** The break or the end of the shift, when no more calls come; null while it is still to come. */
  until: string | null
  /** Whether the first call is answered too late. */
  missesFirst?: boolean
}

/** Answers each check call until a break or the end, a minute after it is due. */
export async function answerCalls(town: Town, { work, until, missesFirst = false }: Stretch): Promise<void> {
  const { agenda, call, db } = town
  const { id, uid, posted } = work
  const [due] = await db.query<{ id: string; dueAt: string; missAt: string }>(
    `select id, due_at, miss_at from check_call where assignment_id = $1 and status = 'due'`,
    [id],
  )
  if (!due || (until !== null && due.dueAt >= until)) return
  if (missesFirst) return miss(town, { work, until }, due)
  agenda.at(after(due.dueAt, 1), async () => {
    await call(uid, 'checkCalls.answer', { id: due.id, pin: posted.pin })
    await answerCalls(town, { work, until })
  })
}

/** The call is missed, the company acknowledges the alert, the worker answers late, and the alert is resolved. */
function miss(town: Town, { work, until }: Stretch, { id, missAt }: { id: string; missAt: string }): void {
  const { agenda, call, sweep } = town
  const { by, id: jobId, pin } = work.posted
  const openAlerts = async () => (await call(by, 'alerts.list', { jobId, state: 'open' })).data
  agenda.at(missAt, sweep)
  agenda.at(after(missAt, 2), async () => {
    for (const alert of await openAlerts()) await call(by, 'alerts.acknowledge', { id: alert.id })
  })
  agenda.at(after(missAt, 4), async () => {
    await call(work.uid, 'checkCalls.answer', { id, pin })
    await answerCalls(town, { work, until })
  })
  agenda.at(after(missAt, 6), async () => {
    const resolution = 'Radio battery was flat. Spoke on the telephone, all well.'
    for (const alert of await openAlerts())
      await call(by, 'alerts.resolve', { id: alert.id, outcome: 'dealtWith', resolution })
  })
}
