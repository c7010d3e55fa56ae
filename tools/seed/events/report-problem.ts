import type { Town } from '../server/town'
import { after } from '../town/moments'
import { problems } from '../town/problems'
import type { AgreedWork } from './agreed-work'

/** The demo seeker reports a problem about this work, if there is one, and the company resolves it. */
export function planProblem({ agenda, call, now }: Town, { uid, seeker, posted }: AgreedWork): void {
  const problem = problems[posted.job.title]
  if (!problem || seeker !== 'daniel') return
  const { category, severity, subject, text, answer, solved } = problem
  agenda.at(after(now, -problem.reported), async () => {
    const { id } = await call(uid, 'problems.create', { jobId: posted.id, category, severity, subject, text })
    agenda.at(
      after(now, -problem.answered),
      async () => void (await call(posted.by, 'problems.reply', { id, text: answer })),
    )
    if (solved)
      agenda.at(
        after(now, -solved.ago),
        async () => void (await call(posted.by, 'problems.resolve', { id, outcome: solved.outcome })),
      )
  })
}
