import type { AvailableHours, GapNote } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found, writtenByOwner } from './written-by-owner'

const GAP_NOTE = 'id, from_date as from, to_date as to, reason'

const hoursOf = (db: Db, seekerId: string) =>
  db.query<AvailableHours>(
    `select weekday, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as end
     from availability where seeker_id = $1 order by weekday, start_time`,
    [seekerId],
  )

/** The weekly hours somebody can work, and what they say of gaps in their history. */
export const availabilityHandlers = (deps: Deps) => [
  implement('availability.show', async ({ actor }) => ({ hours: await hoursOf(deps.db, actor.seekerId) })),

  implement('availability.replace', ({ input, actor }) =>
    writtenByOwner(
      deps,
      { actor, action: 'availability.changed', subject: { kind: 'seeker', id: actor.seekerId } },
      async (tx) => {
        // One week at a time: two tabs would put in the same hours twice.
        await tx.query('select id from seeker where id = $1 for no key update', [actor.seekerId])
        await tx.query('delete from availability where seeker_id = $1', [actor.seekerId])
        for (const { weekday, start, end } of input.hours) {
          await tx.query(
            'insert into availability (seeker_id, weekday, start_time, end_time) values ($1, $2, $3, $4)',
            [actor.seekerId, weekday, start, end],
          )
        }
        return { hours: await hoursOf(tx, actor.seekerId) }
      },
    ),
  ),

  implement('gapNote.list', ({ actor }) =>
    deps.db.query<GapNote>(`select ${GAP_NOTE} from gap_note where seeker_id = $1 order by from_date desc, id`, [
      actor.seekerId,
    ]),
  ),

  implement('gapNote.create', ({ input: { from, to, reason }, actor }) =>
    writtenByOwner(
      deps,
      { actor, action: 'gap.explained', subject: { kind: 'seeker', id: actor.seekerId } },
      async (tx) =>
        found(
          (
            await tx.query<GapNote>(
              `insert into gap_note (id, seeker_id, from_date, to_date, reason) values ($1, $2, $3, $4, $5) returning ${GAP_NOTE}`,
              [uuid(), actor.seekerId, from, to, reason],
            )
          )[0],
        ),
    ),
  ),

  implement('gapNote.remove', ({ input, actor }) =>
    writtenByOwner(
      deps,
      { actor, action: 'gap.explanationRemoved', subject: { kind: 'gapNote', id: input.id } },
      async (tx) => {
        found(
          (
            await tx.query('delete from gap_note where id = $1 and seeker_id = $2 returning id', [
              input.id,
              actor.seekerId,
            ])
          )[0],
        )
        return { done: true } as const
      },
    ),
  ),
]
