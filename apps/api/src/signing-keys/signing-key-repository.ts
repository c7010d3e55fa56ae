import type { Deps } from '@s4/api-platform/deps'
import { keyId } from '@s4/api-platform/settings'

type Signing = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Notes since when each key signs, at the start of the server. */
export async function recordSigningKeys({ db, clock, settings: { sessionKeys, codeKeys } }: Signing): Promise<void> {
  await db.query(
    `insert into signing_key (kind, id, since) values ('session', $1, $3), ('code', $2, $3)
     on conflict (kind, id) do update set since = excluded.since
       where signing_key.id is distinct from (select latest.id from signing_key as latest
         where latest.kind = signing_key.kind order by latest.since desc limit 1)`,
    [keyId(sessionKeys[0]), keyId(codeKeys[0]), clock.now()],
  )
}

export interface KeysInUse {
  /** Null before a server has started with it. */
  sessionSince: string | null
  codeSince: string | null
  /** Sessions whose pages hold what an earlier key signed. */
  sessionsBefore: number
  sites: number
}

export async function readKeysInUse({ db, clock, settings: { sessionKeys, codeKeys } }: Signing): Promise<KeysInUse> {
  const [inUse] = await db.query<KeysInUse>(
    `with since as (select
       (select since from signing_key where kind = 'session' and id = $1) as session_since,
       (select since from signing_key where kind = 'code' and id = $2) as code_since)
     select session_since, code_since,
       (select count(*)::int from session
        where expires_at > $3 and issued_at < coalesce(session_since, 'infinity')) as sessions_before,
       (select count(*)::int from site) as sites
     from since`,
    [keyId(sessionKeys[0]), keyId(codeKeys[0]), clock.now()],
  )
  return inUse ?? { sessionSince: null, codeSince: null, sessionsBefore: 0, sites: 0 }
}
