import { connect } from '@s4/db'
import { renewDemoShift } from './demo-shift'
import { makeIdentities } from './identities'
import { repeatChance } from './server/repeat-chance'
import { settingsForTown } from './server/settings-for-town'
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
const settings = settingsForTown(process.env)
const db = connect(settings.databaseUrl, { max: 1 })
try {
  if (settings.stoppedClock) repeatChance(settings.stoppedClock)
  const playing = { now: settings.stoppedClock ?? new Date(), settings }
  const seeded = await seedTown(db, playing)
  const hasDemoPeople = await renewDemoShift(db, playing)
  if (hasDemoPeople) await makeIdentities(told('FIREBASE_AUTH_EMULATOR_HOST'))
  else process.exitCode = WITHOUT_DEMO
  process.stdout.write(
    `${seeded ? 'The town is new.' : 'There are people already.'} ` +
      `${hasDemoPeople ? 'The demo people are among them.' : 'The demo people are not among them.'}\n`,
  )
} finally {
  await db.end()
}
