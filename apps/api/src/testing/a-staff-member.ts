import { randomBytes } from 'node:crypto'
import { hashSecret } from '@s4/api-identity/session'
import { addStaff, findStaff } from '@s4/api-identity/staff'
import { runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { v7 as uuid } from 'uuid'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let staffCount = 0

/** A member of the staff with a session that does not expire; `call` sends requests as the console does. */
export async function aStaffMember(deps: Deps, app: FastifyInstance, { email }: { email?: string } = {}) {
  staffCount += 1
  const address = email ?? `staff-${staffCount}@s4.example`
  await runCommand(deps, { actor: null, requestId: uuid() }, (ctx) =>
    addStaff(ctx, { email: address, name: `Staff ${staffCount}` }),
  )
  const member = await findStaff(deps.db, address)
  if (!member) throw new Error('the member was not added')
  const secret = randomBytes(32).toString('base64url')
  await deps.db.query(
    `insert into staff_session (id, secret_hash, staff_id, started_at, expires_at)
     values ($1, $2, $3, $4, '2100-01-01')`,
    [uuid(), hashSecret(secret), member.id, deps.clock.now()],
  )
  const host = `${deps.settings.baseDomain}:${deps.settings.port}`
  return {
    id: member.id,
    email: address,
    cookie: `s4-staff=${secret}`,
    call(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
      const options: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { host, origin: `http://${host}`, cookie: `s4-staff=${secret}`, ...headers },
      }
      return app.inject(body ? { ...options, payload: body } : options)
    },
  }
}
