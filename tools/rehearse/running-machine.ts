import { spawnSync } from 'node:child_process'
import { findChromium } from '../chromium/find-chromium'
import { runProject } from '../e2e/run-project'
import { refusal } from '../workspace/refusal'
import type { BackupPlace } from './backups'
import { makeCertificate, startNginx } from './front'
import { type Machine, newMachine, readSettings } from './machine'
import { type Passwords, urlOf } from './postgres'
import { startProcesses } from './processes'
import { rehearsalSettings } from './settings'

export const DOMAIN = 's4.test'

export const portNames = [
  ...(['tls', 'plain', 'web1', 'web2', 'worker', 'database', 'auth', 'firestore'] as const),
  ...(['web1Metrics', 'web2Metrics', 'workerMetrics'] as const),
]

export type Ports = Readonly<Record<(typeof portNames)[number], string>>

/** A machine with the files of `deploy/one-machine`, for these ports and back-ups; nothing runs on it. */
export const machineFor = (ports: Ports, backups: BackupPlace): Machine =>
  newMachine(
    new Map([
      ['s4.example.co.uk', DOMAIN],
      ['listen 443', `listen 127.0.0.1:${ports.tls}`],
      ['listen 80', `listen 127.0.0.1:${ports.plain}`],
      ['4301', ports.web1],
      ['4302', ports.web2],
      ['4303', ports.worker],
      ['9401', ports.web1Metrics],
      ['9402', ports.web2Metrics],
      ['9403', ports.workerMetrics],
      ['5432', ports.database],
      ['/var/backups/s4', backups.folder],
      ['repo1-cipher-pass=', `repo1-cipher-pass=${backups.databaseKey}`],
    ]),
  )

/** What the person who installs fills in; the keys are kept apart from the machine and its back-ups. */
export const newSettings = (
  ports: Ports,
  { passwords, withChat }: { passwords: Passwords; withChat: boolean },
): Record<string, string> => ({
  ...rehearsalSettings(urlOf('s4_server', { port: Number(ports.database), passwords }), ports.auth),
  GOOGLE_APPLICATION_CREDENTIALS: '',
  SMTP_URL: '',
  ...(withChat && { S4_CHAT: 'on', FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}` }),
  // Every journey comes from one address.
  S4_RATE_LIMIT_FACTOR: '1000',
})

/** Fills the settings in and checks them with `node server.js config --check`, as the documents tell. */
export function applySettings(machine: Machine, settings: Record<string, string>, ownerUrl: string): void {
  const { at, fillIn } = machine
  fillIn('/etc/s4/settings', settings)
  fillIn('/etc/s4/owner', { DATABASE_OWNER_URL: ownerUrl })
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('/srv/s4/server.js'), 'config', '--check'], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...readSettings(at('/etc/s4/settings')), ...readSettings(at('/etc/s4/owner')) },
  })
  if (status !== 0) throw refusal(`The settings are refused:\n${stdout}${stderr}`)
}

/** Starts the processes of S4 and nginx in front of them. */
export async function startServing(machine: Machine, ports: Ports, ownerUrl: string) {
  const { certificate, fingerprint } = makeCertificate(machine, DOMAIN)
  const processes = await startProcesses(machine)
  const nginx = await startNginx(machine).catch(async (error: unknown) => {
    await processes.stop()
    throw error
  })

  /** The processes that do not tell Prometheus what they measure. */
  const listSilent = async () => {
    const asked = [ports.web1Metrics, ports.web2Metrics, ports.workerMetrics].map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)
      const told = (await response?.text())?.includes('s4_certificate_left') ?? false
      return told ? [] : [`A process does not tell at port ${port} what it measures.`]
    })
    return (await Promise.all(asked)).flat()
  }
  const runJourneys = async (names: readonly string[]) =>
    runProject('together', {
      env: {
        S4_BASE_DOMAIN: DOMAIN,
        PORT: ports.web1,
        S4_E2E_TLS_PORT: ports.tls,
        S4_E2E_CERTIFICATE: certificate,
        S4_E2E_DATABASE_URL: ownerUrl,
        AUTH_EMULATOR_PORT: ports.auth,
        FIRESTORE_EMULATOR_PORT: ports.firestore,
        // For the command that adds staff.
        DATABASE_URL: ownerUrl,
        S4_E2E_CHROMIUM: await findChromium(),
      },
      args: names,
      browserArguments: [
        `--host-resolver-rules=MAP *${DOMAIN}:443 127.0.0.1:${ports.tls}`,
        `--ignore-certificate-errors-spki-list=${fingerprint}`,
      ],
    })
  const stop = async () => {
    await nginx.stop()
    await processes.stop()
  }
  return { certificate, replaceInTurn: processes.replaceInTurn, runJourneys, listSilent, stop }
}
