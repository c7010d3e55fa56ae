import { dayResources } from '@s4/contract/changes'
import type { Contract, ParsedInputOf } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'
import { links, listMemberUids, workText } from '@s4/api-platform/notices'
import { asSentence } from '@s4/domain/sentence'
import { assignmentRepository } from '../assignments/assignment-repository'
import { refuse, whyNotAsked } from './ask-for-swap'
import { swapState } from '../assignments/swap-state'

/** Throws `assignment.missing`, `substitution.not-possible`. */
export async function answerSwap(
  ctx: CommandContext<CompanyActor>,
  { id, answer, reason }: ParsedInputOf<Contract['swaps.answer']>,
): Promise<void> {
  const { tx, actor, now } = ctx
  const work = await assignmentRepository(tx).lock(id, toViewer(actor))
  refuse(whyNotAsked(work, now))
  if ((await swapState(tx, id)) !== 'asked') refuse('The worker has not asked, or it was answered already.')
  const allowed = answer === 'allow'
  await ctx.record({
    action: allowed ? 'assignment.swap-allowed' : 'assignment.swap-refused',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    notices: [
      {
        to: [work.seekerUid],
        kind: 'assignment.swap-answered',
        title: `${allowed ? 'You may hand over' : 'You keep'} the shift: ${workText(work)}`,
        body: allowed
          ? 'Make the link there and give it to a worker that the company has saved. The shift is yours until they ' +
            'accept.'
          : `The company says: ${asSentence(reason)}`,
        link: links.work(id),
        critical: true,
      },
    ],
    signals: [{ to: [work.seekerUid, ...(await listMemberUids(tx, work.companyId))], resources: dayResources }],
  })
}
