import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { findChromium } from '../chromium/find-chromium'
import { runProject } from '../e2e/run-project'
import { startAuthEmulator } from '../stack/identities/auth-emulator'
import { freePort } from '../stack/processes/ports'
import { runSource } from '../test/run-in-terminal'
import { refusal } from '../workspace/refusal'
import { listFrontFaults } from './front-faults'
import { failedRequests, makeCertificate, startNginx } from './front'
import { type Machine, newMachine, readSettings } from './machine'
import { startPostgres } from './postgres'
import { startProcesses } from './processes'
import { listUnitFaults, unitOf } from './units'

const DOMAIN = 's4.test'

/** Returns what went wrong, a sentence each; refuses when something does not start at all. */
export async function rehearse({ journeys }: { journeys: readonly string[] }): Promise<string[]> {
  const undoing: (() => unknown)[] = []
  try {
    const ports = await choosePorts()
    const machine = newMachine(
      new Map([
        ['s4.example.co.uk', DOMAIN],
        ['listen 443', `listen 127.0.0.1:${ports.tls}`],
        ['listen 80', `listen 127.0.0.1:${ports.plain}`],
        ['4301', ports.web1],
        ['4302', ports.web2],
        ['4303', ports.worker],
      ]),
    )
    undoing.push(machine.remove)
    if (!(await runSource('tools/build/main.ts', { args: ['--to', machine.at('/srv/s4')] })))
      throw refusal('S4 could not be built; the reason is above.')

    const database = await startPostgres(machine, Number(ports.database))
    undoing.push(database.stop)
    const emulator = await startAuthEmulator({ port: Number(ports.auth), logs: machine.at('/var/log') })
    undoing.push(emulator.stop)
    machine.fillIn('/etc/s4/settings', settings({ serverUrl: database.serverUrl, authPort: ports.auth }))
    machine.fillIn('/etc/s4/owner', { DATABASE_OWNER_URL: database.ownerUrl })
    checkSettings(machine)
    await unitOf(machine, 's4-migrate').runOnce()
    const processes = await startProcesses(machine)
    undoing.push(processes.stop)
    const { certificate, fingerprint } = makeCertificate(machine, DOMAIN)
    const nginx = await startNginx(machine)
    undoing.push(nginx.stop)

    const front = { domain: DOMAIN, plain: Number(ports.plain), tls: Number(ports.tls), certificate }
    const faults = [...listUnitFaults(machine), ...(await listFrontFaults(front))]
    const replacing = processes.replaceInTurn(() => upgrade(machine))
    const passed = await runProject('together', {
      env: {
        S4_BASE_DOMAIN: DOMAIN,
        PORT: ports.web1,
        S4_E2E_TLS_PORT: ports.tls,
        S4_E2E_CERTIFICATE: certificate,
        S4_E2E_DATABASE_URL: database.ownerUrl,
        AUTH_EMULATOR_PORT: ports.auth,
        S4_E2E_CHROMIUM: await findChromium(),
      },
      args: journeys,
      browserArguments: [
        `--host-resolver-rules=MAP *${DOMAIN}:443 127.0.0.1:${ports.tls}`,
        `--ignore-certificate-errors-spki-list=${fingerprint}`,
      ],
    })
    const { replaced, failures } = await replacing.end()
    console.log(`Every process was replaced ${replaced} times while the journeys ran.`)
    return [
      ...faults,
      ...failures,
      ...(passed ? [] : ['A journey over HTTPS failed.']),
      ...failedRequests(machine).map((line) => `A request failed behind nginx: ${line}`),
    ]
  } finally {
    for (const undo of undoing.toReversed()) await undo()
  }
}

/** A newer version: it has one more migration, which runs while the old processes serve. */
async function upgrade(machine: Machine): Promise<void> {
  writeFileSync(machine.at('/srv/s4/migrations/9000.do.create-rehearsal.sql'), 'create table rehearsal (id int);\n')
  await unitOf(machine, 's4-migrate').runOnce()
}

async function choosePorts() {
  const names = ['tls', 'plain', 'web1', 'web2', 'worker', 'database', 'auth'] as const
  const ports = new Map<string, string>()
  for (const name of names) ports.set(name, String(await freePort()))
  return Object.fromEntries(ports) as Record<(typeof names)[number], string>
}

const settings = ({ serverUrl, authPort }: { serverUrl: string; authPort: string }) => ({
  S4_REHEARSAL: 'on',
  DATABASE_URL: serverUrl,
  ...Object.fromEntries(
    ['S4_SESSION_KEY', 'S4_DATA_KEY', 'S4_CODE_KEY', 'S4_PUSH_KEY'].map((name) => [
      name,
      randomBytes(32).toString('base64'),
    ]),
  ),
  FIREBASE_PROJECT_ID: 'demo-s4',
  FIREBASE_API_KEY: 'demo-s4',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
  GOOGLE_APPLICATION_CREDENTIALS: '',
  METADATA_SERVER_DETECTION: 'none',
  S4_CHAT: 'off',
  SMTP_URL: '',
  S4_SUPPORT_EMAIL: 'help@s4.test',
  // Every journey comes from one address.
  S4_RATE_LIMIT_FACTOR: '1000',
})

/** `node server.js config --check`, as the documents tell. */
function checkSettings({ at }: Machine) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('/srv/s4/server.js'), 'config', '--check'], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...readSettings(at('/etc/s4/settings')), ...readSettings(at('/etc/s4/owner')) },
  })
  if (status !== 0) throw refusal(`The settings are refused:\n${stdout}${stderr}`)
}
