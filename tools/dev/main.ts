import { readSettings } from '../settings/settings'
import { apiAnswers } from '../stack/api'
import { siteUrl, claim, startBacking } from '../stack/backing'
import { startChild } from '../stack/processes/child'
import { dataPaths } from '../stack/data-folder/data-folder'
import { fillWithDemo } from '../stack/identities/demo'
import { fetchFirestoreForNextTime } from '../stack/firestore/fetch-firestore'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { freePort } from '../stack/processes/ports'
import { runUntilStopped } from '../stack/processes/run'
import { startSignIn } from '../stack/identities/sign-in'
import { until } from '../stack/processes/until'
import { openFrontDoor } from './front-door'
import { openSites } from './sites'

// The apps' Vite configurations import their neighbours as TypeScript does.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const A_MINUTE = 60_000
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

runUntilStopped(async (run) => {
  const settings = readSettings(process.env)
  run.say('S4 is starting with hot reload…')
  await claim(settings, run)
  const [backing, sites, apiPort] = await Promise.all([
    startBacking(settings, run),
    openSites(settings.baseDomain),
    freePort(),
  ])
  run.onStop(sites.close)

  // Vite serves the pages here; the server logs errors only.
  const env = {
    ...backing,
    S4_SITES_DIR: undefined,
    S4_LISTEN_PORT: String(apiPort),
    S4_LOG_LEVEL: process.env['S4_LOG_LEVEL'] ?? 'warn',
  }
  const watch = [
    'watch',
    '--clear-screen=false',
    '--include',
    'libs/api/db/migrations/*.sql',
    '--conditions=@s4/source',
    'apps/api/src/main.ts',
  ]
  const api = await startChild({
    command: process.execPath,
    args: [inWorkspace('node_modules/tsx/dist/cli.mjs'), ...watch],
    env,
    cwd: workspaceRoot,
    log: 'inherit',
  })
  run.onStop(api.stop)
  run.onStop(await openFrontDoor({ port: settings.port, apiPort, address: siteUrl(settings), sites }))

  const answers = await until(() => apiAnswers(apiPort), { within: A_MINUTE })
  run.say(
    answers
      ? `\nS4 is at ${siteUrl(settings)} (${seconds()}). Sign-in is starting…`
      : '\nThe server does not answer yet; what it said is above, and it starts again when you save a file.',
  )
  if (!(await startSignIn(settings, run))) return
  run.say(`Sign-in is ready (${seconds()}).`)
  if (answers) await fillWithDemo(settings, env, run)
  run.say(`Ctrl-C stops everything. Logs are in ${dataPaths(settings.dataDir).logs}.`)
  await fetchFirestoreForNextTime(settings, run)
})
