import { readLicenceNumber, type Licence, type LicenceFields } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { licenceAgreesWithBirth } from '@s4/domain/driving-licence'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import type { SeekerActor } from '@s4/api-platform/actor'
import { implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { checksOf, FILE_NAME, heldPart, refuseExpired, todayAt, type HeldFile } from './held-document'
import { found, writtenByOwner } from './written-by-owner'

type Row = Pick<Licence, 'id' | 'kind' | 'sector' | 'expiresOn' | 'categories'> & HeldFile & { numberTail: string }
type Draft = z.output<typeof LicenceFields>

const COLUMNS = `id, kind, sector, number_tail, expires_on, categories, file_id, ${FILE_NAME}`

const rowOf = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found((await db.query<Row>(`select ${COLUMNS} from licence where seeker_id = $1 and id = $2`, [seekerId, id]))[0])

/** SIA licences, one for each sector, and one driving licence. */
export const licenceHandlers = (deps: Deps) => {
  const { db, clock, sealing } = deps

  const list = async (on: Db, seekerId: string): Promise<Licence[]> => {
    const checks = await checksOf(on, seekerId)
    const rows = await on.query<Row>(
      `select ${COLUMNS} from licence where seeker_id = $1 order by kind desc, created_at desc, id desc`,
      [seekerId],
    )
    return rows.map(({ fileId, fileName, numberTail, ...rest }) => ({
      ...rest,
      number: `****${numberTail}`,
      ...heldPart({ fileId, fileName }, rest.expiresOn, todayAt(clock.now()), checks('licence', rest.id)),
    }))
  }
  const one = async (on: Db, seekerId: string, id: string) =>
    found((await list(on, seekerId)).find((licence) => licence.id === id))

  /** The canonical number; null when it was left empty. The contract has refused what is no number. */
  const numberOf = (draft: Draft): string | null => {
    const read = draft.number.trim() === '' ? null : readLicenceNumber(draft)
    return read?.ok ? read.value : null
  }

  /** A driving licence tells the date of birth; a contradiction is noted for whoever looks into it, and nobody is stopped by it. */
  const detailOf = async (actor: SeekerActor, { kind }: Draft, number: string | null) => {
    if (kind !== 'driving' || number === null) return { kind }
    const [row] = await db.query<{ dateOfBirth: string | null }>('select date_of_birth from seeker where id = $1', [
      actor.seekerId,
    ])
    return { kind, agreesWithBirth: row?.dateOfBirth ? licenceAgreesWithBirth(number, row.dateOfBirth) : null }
  }

  const claim = async (tx: Db, actor: SeekerActor, fileId: string | null, heldFileId: string | null) => {
    if (!fileId || fileId === heldFileId) return
    await claimFile(tx, { id: fileId, ownerUid: actor.uid, purpose: 'licence' }, clock.now())
    await releaseFile(tx, heldFileId, clock.now())
  }

  return [
    implement('license.list', ({ actor }) => list(db, actor.seekerId)),

    implement('license.create', async ({ input, actor }) => {
      refuseExpired(input.expiresOn, todayAt(clock.now()))
      const id = uuid()
      const number = numberOf(input) ?? ''
      const detail = await detailOf(actor, input, number)
      return writtenByOwner(
        deps,
        { actor, action: 'licence.added', subject: { kind: 'licence', id }, detail },
        async (tx) => {
          await claim(tx, actor, input.fileId, null)
          await tx.query(
            `insert into licence (id, seeker_id, kind, sector, number_sealed, number_tail, expires_on, categories, file_id, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
            [
              id,
              actor.seekerId,
              input.kind,
              input.kind === 'sia' ? input.sector : null,
              sealing.seal(number, 'licence.number_sealed', id),
              number.slice(-4),
              input.expiresOn,
              input.categories,
              input.fileId,
              clock.now(),
            ],
          )
          return one(tx, actor.seekerId, id)
        },
      ).catch(asOneDrivingLicence)
    }),

    implement('license.update', async ({ input, actor }) => {
      const number = numberOf(input)
      const detail = await detailOf(actor, input, number)
      return writtenByOwner(
        deps,
        { actor, action: 'licence.changed', subject: { kind: 'licence', id: input.id }, detail },
        async (tx) => {
          const held = await rowOf(tx, actor.seekerId, input.id)
          if (held.kind !== input.kind)
            throw new Problem('input.invalid', {
              fields: { kind: 'Remove this licence and add the other one instead.' },
            })
          refuseExpired(input.expiresOn, todayAt(clock.now()), held.expiresOn)
          await claim(tx, actor, input.fileId, held.fileId)
          await tx.query(
            `update licence set sector = $3, number_sealed = coalesce($4, number_sealed), number_tail = coalesce($5, number_tail),
             expires_on = $6, categories = $7, file_id = coalesce($8, file_id)
           where id = $1 and seeker_id = $2`,
            [
              input.id,
              actor.seekerId,
              input.kind === 'sia' ? input.sector : null,
              number && sealing.seal(number, 'licence.number_sealed', input.id),
              number && number.slice(-4),
              input.expiresOn,
              input.categories,
              input.fileId,
            ],
          )
          return one(tx, actor.seekerId, input.id)
        },
      )
    }),

    implement('license.remove', ({ input, actor }) =>
      writtenByOwner(
        deps,
        { actor, action: 'licence.removed', subject: { kind: 'licence', id: input.id } },
        async (tx) => {
          const held = await rowOf(tx, actor.seekerId, input.id)
          await tx.query('delete from licence where id = $1 and seeker_id = $2', [input.id, actor.seekerId])
          await releaseFile(tx, held.fileId, clock.now())
          return { done: true } as const
        },
      ),
    ),
  ]
}

function asOneDrivingLicence(error: unknown): never {
  if (violatedConstraint(error) !== 'one_driving_licence') throw error
  throw new Problem('input.invalid', { fields: { kind: 'Your driving licence is already here. Change that one.' } })
}
