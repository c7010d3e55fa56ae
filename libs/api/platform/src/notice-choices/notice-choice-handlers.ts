import type { Deps } from '../deps/deps'
import { type Handler, implement } from '../http/implement'
import { noticeChoiceRepository } from '../notices/notice-choice-repository'

/** How somebody is told of what happens at their companies. */
export const noticeChoiceHandlers = ({ db }: Deps): Handler[] => [
  implement('noticeChoices.show', ({ actor: { uid } }) => noticeChoiceRepository(db).show(uid)),

  implement('noticeChoices.save', ({ input: { choices }, transact }) =>
    transact(async ({ tx, actor: { uid } }) => {
      await noticeChoiceRepository(tx).save(uid, choices)
      return noticeChoiceRepository(tx).show(uid)
    }),
  ),
]
