import { connect } from '@s4/db'
import { renewDemoShift } from './demo-shift'
import { makeIdentities } from './identities'
import { seedTown } from './seed-town'

/** Says to the start that this database is somebody's own, without demo people. */
const WITHOUT_DEMO = 3

function told(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: npm start runs this with the server's environment.`)
  return value
}

if ((process.env['S4_MODE'] || 'production') === 'production')
  throw new Error('The demo people’s passwords are known to everybody: this does not run with S4_MODE=production.')
const dataKey = Buffer.from(told('S4_DATA_KEY'), 'base64').subarray(0, 32)
const db = connect(told('DATABASE_URL'), { max: 1 })
try {
  const now = new Date()
  const seeded = await seedTown(db, { now, dataKey })
  const renewed = await renewDemoShift(db, { now, dataKey })
  if (renewed) await makeIdentities(told('FIREBASE_AUTH_EMULATOR_HOST'))
  else process.exitCode = WITHOUT_DEMO
  process.stdout.write(
    `${seeded ? 'The town is new.' : 'There are people already.'} ${renewed ? 'The demo shift is renewed.' : 'The demo people are not among them.'}\n`,
  )
} finally {
  await db.end()
}
