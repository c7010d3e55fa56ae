import type pg from 'pg'

/**
 * PostgreSQL has `uuidv7()` from version 18 on. Earlier ones (from 15) get it from us, because a migration calls it:
 * 48 bits of milliseconds, the version 7, and the rest of a random UUID (RFC 9562, 5.7).
 */
const UUIDV7 = `do $do$ begin
  if to_regprocedure('uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile as $sql$
      select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
        || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
    $sql$;
  end if;
end $do$`

/** Gives an older PostgreSQL what the migrations expect of the newest. */
export async function completeOlderServer(client: pg.Client): Promise<void> {
  await client.query(UUIDV7)
}
