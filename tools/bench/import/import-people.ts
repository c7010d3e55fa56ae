import { randomBytes } from 'node:crypto'
import { connect } from '@s4/db'
import { asPerson } from '../setup/as-person'
import { aSession } from '../setup/a-session'
import { startBenchServer } from '../setup/bench-server'
import { fillCompany } from '../control-room/fill-company'

const PEOPLE = 5000
const MOST_MS = 10_000
const LOOK_EVERY_MS = 250

interface Imported {
  id: string
  mapping: object
}

/**
 * A CSV file of 5 000 people is sent, looked at and invited. False when that takes over 10 s, when fewer are invited,
 * or when nobody could read meanwhile how far it is.
 */
export async function benchImport(): Promise<boolean> {
  const sessionKey = randomBytes(32)
  const server = await startBenchServer({ S4_SESSION_KEY: sessionKey.toString('base64') })
  const db = connect(server.ownerUrl, { max: 1 })
  try {
    const { uid, companyId } = await fillCompany(db)
    await db.query(`update company set vetting = 'verified' where id = $1`, [companyId])
    const owner = asPerson({ port: server.port, sessionKey }, await db.transaction((tx) => aSession(tx, uid)))
    const began = performance.now()
    const file = await owner.upload<Imported>('/api/worker-imports', { name: 'people.csv', text: aFile() })
    const sent = performance.now()
    await owner.post(`/api/worker-imports/${file.id}/preview`, { mapping: file.mapping })
    const looked = performance.now()
    const seen: number[] = []
    const looking = setInterval(() => {
      void owner
        .get<{ done: number }>(`/api/worker-imports/${file.id}`)
        .then(({ done }) => seen.push(done))
        .catch(() => undefined)
    }, LOOK_EVERY_MS)
    const { invited } = await owner.post<{ invited: number }>(`/api/worker-imports/${file.id}/run`, {
      mapping: file.mapping,
      kind: 'self-employed',
    })
    clearInterval(looking)
    const ended = performance.now()
    const whole = ended - began
    console.log(
      `${invited} of ${PEOPLE} invited in ${Math.round(whole)} ms (at most ${MOST_MS}): ` +
        `sent ${Math.round(sent - began)}, looked at ${Math.round(looked - sent)}, ` +
        `invited ${Math.round(ended - looked)}. ` +
        `Progress was read ${seen.length} times, between 0 and all ${new Set(seen).size} different numbers.`,
    )
    return invited === PEOPLE && whole <= MOST_MS
  } finally {
    await db.end()
    await server.stop()
  }
}

const aFile = () =>
  [
    'Name,Email,Mobile,Payroll no',
    ...Array.from({ length: PEOPLE }, (_, n) => `Guard Number${n},guard${n}@guards.example,07700 900982,P${n}`),
  ].join('\n')
