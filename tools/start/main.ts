import { join } from 'node:path'
import { readSettings } from '../settings/settings'
import { startApi } from '../stack/api'
import { siteUrl, claim, startBacking } from '../stack/backing'
import { dataPaths } from '../stack/data-folder/data-folder'
import { fillWithDemo } from '../stack/identities/demo'
import { fetchFirestoreForNextTime } from '../stack/firestore/fetch-firestore'
import { runUntilStopped } from '../stack/processes/run'
import { startSignIn } from '../stack/identities/sign-in'
import { supervise } from '../stack/processes/supervise'
import { buildApps } from './build-apps'

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

runUntilStopped(async (run) => {
  const settings = readSettings(process.env)
  const { logs } = dataPaths(settings.dataDir)
  const apiLog = join(logs, 'api.log')

  run.say('S4 is starting…')
  await claim(settings, run)
  const [env] = await Promise.all([startBacking(settings, run), buildApps(logs, run)])
  const start = () => startApi({ port: settings.port, env, log: apiLog })
  const api = await supervise({ name: 'The server', log: apiLog, start, say: run.say, giveUp: run.giveUp })
  run.onStop(api.stop)
  run.say(`\nS4 is at ${siteUrl(settings)} (${seconds()}). Sign-in is starting…`)

  if (!(await startSignIn(settings, run))) return
  run.say(`Sign-in is ready (${seconds()}).`)
  await fillWithDemo(settings, env, run)
  run.say(`Ctrl-C stops everything. Logs are in ${logs}.`)
  await fetchFirestoreForNextTime(settings, run)
})
