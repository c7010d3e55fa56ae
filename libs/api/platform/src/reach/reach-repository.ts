import type { Reach, SentMessage } from '@s4/contract'
import type { Db } from '@s4/db'
import { listDevices } from '../channels/push-devices'

interface ReachRow {
  phone: string | null
  phoneVerifiedAt: string | null
  quietFrom: string | null
  quietTo: string | null
}

interface LockedCode {
  phone: string | null
  codeHash: Buffer | null
  codeExpiresAt: string | null
  codeTries: number
}

/** The state of a message, its mail's where it is one. */
export const MESSAGE_STATE = `case when coalesce(message.failed_at, mail.given_up_at) is not null then 'failed'
    when coalesce(message.sent_at, mail.sent_at) is not null then 'sent' else 'waiting' end as state,
  case when mail.given_up_at is not null then 'unreachable' else message.failure end as failure`

export const reachRepository = (db: Db, uid: string) => ({
  async find(): Promise<Pick<Reach, 'phone' | 'quietHours'>> {
    const [row] = await db.query<ReachRow>(
      'select phone, phone_verified_at, quiet_from, quiet_to from reach where uid = $1',
      [uid],
    )
    const { phone = null, phoneVerifiedAt = null, quietFrom = null, quietTo = null } = row ?? {}
    return {
      phone: phone === null ? null : { number: phone, isVerified: phoneVerifiedAt !== null },
      quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    }
  },

  /** A new number is not verified, and its code replaces the one before. */
  async savePhone(phone: string, { codeHash, expiresAt }: { codeHash: Buffer; expiresAt: Date }): Promise<void> {
    await db.query(
      `insert into reach as held (uid, phone, code_hash, code_expires_at) values ($1, $2, $3, $4)
       on conflict (uid) do update set phone = excluded.phone, code_hash = excluded.code_hash,
         code_expires_at = excluded.code_expires_at, code_tries = 0,
         phone_verified_at = case when held.phone = excluded.phone then held.phone_verified_at end`,
      [uid, phone, codeHash, expiresAt],
    )
  },

  async lockCode(): Promise<LockedCode | undefined> {
    const [row] = await db.query<LockedCode>(
      'select phone, code_hash, code_expires_at, code_tries from reach where uid = $1 for update',
      [uid],
    )
    return row
  },

  async countWrongCode(): Promise<void> {
    await db.query('update reach set code_tries = code_tries + 1 where uid = $1', [uid])
  },

  async verifyPhone(at: Date): Promise<void> {
    await db.query(
      `update reach set phone_verified_at = $2, code_hash = null, code_expires_at = null, code_tries = 0
       where uid = $1`,
      [uid, at],
    )
  },

  async removePhone(): Promise<void> {
    await db.query(
      `update reach set phone = null, phone_verified_at = null, code_hash = null, code_expires_at = null,
         code_tries = 0 where uid = $1`,
      [uid],
    )
  },

  async saveQuietHours(quiet: Reach['quietHours']): Promise<void> {
    await db.query(
      `insert into reach (uid, quiet_from, quiet_to) values ($1, $2, $3)
       on conflict (uid) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
      [uid, quiet?.from ?? null, quiet?.to ?? null],
    )
  },

  /** The messages of the last test, by channel. */
  lastTest: (): Promise<SentMessage[]> =>
    db.query<SentMessage>(
      `select message.id, channel, device, message.created_at as at, ${MESSAGE_STATE}
       from outgoing_message message left join mail on mail.id = message.mail_id
       where message.uid = $1 and purpose = 'test' and message.created_at = (
         select max(created_at) from outgoing_message where uid = $1 and purpose = 'test')
       order by array_position(array['push', 'text', 'call', 'mail'], channel), device, message.id`,
      [uid],
    ),
})

export async function eraseReach(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from reach where uid = $1', [uid])
}

/** What reaches somebody besides the app and email. */
export interface WaysToReach {
  hasPhone: boolean
  quietHours: Reach['quietHours']
  devices: readonly { id: string; device: string }[]
}

export async function waysToReach(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, WaysToReach>> {
  const rows = await db.query<ReachRow & { uid: string }>(
    'select uid, phone, phone_verified_at, quiet_from, quiet_to from reach where uid = any($1)',
    [uids],
  )
  const devices = await listDevices(db, uids)
  return new Map(
    uids.map((uid) => {
      const row = rows.find((each) => each.uid === uid)
      return [
        uid,
        {
          hasPhone: Boolean(row?.phone && row.phoneVerifiedAt),
          quietHours: row?.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
          devices: devices.filter((each) => each.uid === uid),
        },
      ]
    }),
  )
}
