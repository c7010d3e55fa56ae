import type { Certificate, CertificateDraft } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import { type Deps, mask } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { checksOf, FILE_NAME, heldPart, refuseExpired, todayAt, type HeldFile } from './held-document'
import { found, writtenByOwner } from './written-by-owner'

type Row = Pick<Certificate, 'id' | 'name' | 'issuer' | 'issuedOn' | 'expiresOn'> &
  HeldFile & { numberTail: string | null }

const COLUMNS = `id, name, issuer, number_tail, issued_on, expires_on, file_id, ${FILE_NAME}`
const SHOWN_DIGITS = 3
const MASKED_LENGTH = 7

const rowOf = async (db: Db, seekerId: string, id: string): Promise<Row> =>
  found((await db.query<Row>(`select ${COLUMNS} from certificate where seeker_id = $1 and id = $2`, [seekerId, id]))[0])

/** Certificates: training, first aid, insurance. */
export const certificateHandlers = (deps: Deps) => {
  const { db, clock, sealing } = deps

  const list = async (on: Db, seekerId: string): Promise<Certificate[]> => {
    const checks = await checksOf(on, seekerId)
    const rows = await on.query<Row>(
      `select ${COLUMNS} from certificate where seeker_id = $1 order by created_at desc, id desc`,
      [seekerId],
    )
    return rows.map(({ fileId, fileName, numberTail, ...rest }) => ({
      ...rest,
      number: mask(numberTail, MASKED_LENGTH),
      ...heldPart({ fileId, fileName }, rest.expiresOn, todayAt(clock.now()), checks('certificate', rest.id)),
    }))
  }
  const one = async (on: Db, seekerId: string, id: string) =>
    found((await list(on, seekerId)).find((certificate) => certificate.id === id))

  const numberOf = (id: string, { number }: z.output<typeof CertificateDraft>) =>
    number === ''
      ? { sealed: null, tail: null }
      : { sealed: sealing.seal(number, 'certificate.number_sealed', id), tail: number.slice(-SHOWN_DIGITS) }

  return [
    implement('certificate.list', ({ actor }) => list(db, actor.seekerId)),

    implement('certificate.create', ({ input, actor }) => {
      refuseExpired(input.expiresOn, todayAt(clock.now()))
      const id = uuid()
      return writtenByOwner(
        deps,
        { actor, action: 'certificate.added', subject: { kind: 'certificate', id } },
        async (tx) => {
          if (input.fileId)
            await claimFile(tx, { id: input.fileId, ownerUid: actor.uid, purpose: 'certificate' }, clock.now())
          const { sealed, tail } = numberOf(id, input)
          await tx.query(
            `insert into certificate (id, seeker_id, name, issuer, number_sealed, number_tail, issued_on, expires_on, file_id, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
            [
              id,
              actor.seekerId,
              input.name,
              input.issuer,
              sealed,
              tail,
              input.issuedOn,
              input.expiresOn,
              input.fileId,
              clock.now(),
            ],
          )
          return one(tx, actor.seekerId, id)
        },
      )
    }),

    implement('certificate.update', ({ input, actor }) =>
      writtenByOwner(
        deps,
        { actor, action: 'certificate.changed', subject: { kind: 'certificate', id: input.id } },
        async (tx) => {
          const held = await rowOf(tx, actor.seekerId, input.id)
          refuseExpired(input.expiresOn, todayAt(clock.now()), held.expiresOn)
          if (input.fileId && input.fileId !== held.fileId)
            await claimFile(tx, { id: input.fileId, ownerUid: actor.uid, purpose: 'certificate' }, clock.now())
          const { sealed, tail } = numberOf(input.id, input)
          await tx.query(
            `update certificate set name = $3, issuer = $4, number_sealed = coalesce($5, number_sealed), number_tail = coalesce($6, number_tail),
             issued_on = $7, expires_on = $8, file_id = coalesce($9, file_id)
           where id = $1 and seeker_id = $2`,
            [
              input.id,
              actor.seekerId,
              input.name,
              input.issuer,
              sealed,
              tail,
              input.issuedOn,
              input.expiresOn,
              input.fileId,
            ],
          )
          if (input.fileId && input.fileId !== held.fileId) await releaseFile(tx, held.fileId, clock.now())
          return one(tx, actor.seekerId, input.id)
        },
      ),
    ),

    implement('certificate.remove', ({ input, actor }) =>
      writtenByOwner(
        deps,
        { actor, action: 'certificate.removed', subject: { kind: 'certificate', id: input.id } },
        async (tx) => {
          const held = await rowOf(tx, actor.seekerId, input.id)
          await tx.query('delete from certificate where id = $1 and seeker_id = $2', [input.id, actor.seekerId])
          await releaseFile(tx, held.fileId, clock.now())
          return { done: true } as const
        },
      ),
    ),
  ]
}
