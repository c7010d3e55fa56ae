import { cpSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startFirestoreEmulator } from '../stack/firestore/firestore-emulator'
import { startAuthEmulator } from '../stack/identities/auth-emulator'
import { freePort } from '../stack/processes/ports'
import { runSource } from '../stack/processes/run-in-terminal'
import { journeysOutcome } from '../outcomes/journeys-outcome'
import { inWorkspace } from '../workspace/paths'
import { refusal } from '../workspace/refusal'
import { type BackupPlace, connectBackups, newBackupPlace, restoreBackups } from './backups'
import { type Contents, contentsOf, differences } from './contents'
import { failedRequests } from './front'
import { listFrontFaults } from './front-faults'
import { type Machine, readSettings } from './machine'
import { makeRoles, newCluster, type Passwords, prepareFolders, query, startCluster, urlOf } from './postgres'
import { applySettings, DOMAIN, machineFor, newSettings, portNames, type Ports, startServing } from './running-machine'
import { listUnitFaults, unitOf } from './units'

type Undoing = (() => unknown)[]

interface Rehearsal {
  ports: Ports
  backups: BackupPlace
  /** Parts of their names; all of them, with the demo people and the chat that some need, when empty. */
  journeys: readonly string[]
  undoing: Undoing
}

/** What is kept apart from a machine and its back-ups, and what must be there again. */
interface Lost {
  /** Of the version that made the data. */
  program: string
  passwords: Passwords
  settings: Record<string, string>
  contents: Contents
  time: string
}

/** Returns what went wrong, a sentence each; refuses when something does not start at all. */
export async function rehearse({ journeys, restores }: { journeys: readonly string[]; restores: boolean }) {
  const undoing: Undoing = []
  try {
    const ports = await choosePorts()
    const backups = newBackupPlace()
    undoing.push(backups.remove)
    const emulator = await startAuthEmulator({ port: Number(ports.auth), logs: inWorkspace('.reports') })
    undoing.push(emulator.stop)
    if (journeys.length === 0) {
      const chat = await startFirestoreEmulator({ port: Number(ports.firestore), logs: inWorkspace('.reports') })
      undoing.push(chat.stop)
    }
    const rehearsal = { ports, backups, journeys, undoing }
    const lost = await firstMachine(rehearsal)
    return restores ? [...lost.faults, ...(await secondMachine(rehearsal, lost))] : lost.faults
  } finally {
    for (const undo of undoing.toReversed()) await undo()
  }
}

/** Installs S4, does the journeys over HTTPS while every process is replaced, and loses the machine. */
async function firstMachine({ ports, backups, journeys, undoing }: Rehearsal) {
  const machine = machineFor(ports, backups)
  undoing.push(machine.remove)
  if (!(await runSource('tools/build/main.ts', { args: ['--to', machine.at('/srv/s4')] })))
    throw refusal('S4 could not be built; the reason is above.')
  const port = Number(ports.database)
  const passwords = newCluster(machine, port)
  const postgres = await startCluster(machine, port, passwords)
  undoing.push(postgres.stop)
  await makeRoles({ port, passwords })
  const ownerUrl = urlOf('s4_owner', { port, passwords })
  const settings = newSettings(ports, { passwords, withChat: journeys.length === 0 })
  applySettings(machine, settings, ownerUrl)
  await unitOf(machine, 's4-migrate').runOnce()
  if (journeys.length === 0) await addDemo(machine)
  connectBackups(machine, backups, { isNew: true })
  await unitOf(machine, 's4-backup-database@full').runOnce()
  const serving = await startServing(machine, ports, ownerUrl)
  undoing.push(serving.stop)

  const front = { domain: DOMAIN, plain: Number(ports.plain), tls: Number(ports.tls), certificate: serving.certificate }
  const faults = [...listUnitFaults(machine), ...(await listFrontFaults(front)), ...(await serving.listSilent())]
  const replacing = serving.replaceInTurn(() => upgrade(machine))
  const passed = await serving.runJourneys(journeys)
  const { replaced, failures } = await replacing.end()
  console.log(`Every process was replaced ${replaced} times while the journeys ran.`)
  faults.push(...failures, ...journeyFaults('Over HTTPS', passed))
  faults.push(...failedRequests(machine).map((line) => `A request failed behind nginx: ${line}`))

  await serving.stop()
  await unitOf(machine, 's4-backup-files').runOnce()
  const contents = await contentsOf(machine, ownerUrl)
  const time = await accident(urlOf('postgres', { port, passwords }, 's4'))
  await postgres.stop()
  return { faults, program: machine.at('/srv/s4'), passwords, settings, contents, time }
}

/** Loses invoices and a table a second after the time it returns; the end of the log is archived. */
async function accident(adminUrl: string): Promise<string> {
  const [row] = await query(adminUrl, 'select clock_timestamp()::text as time')
  await pause(1000)
  await query(adminUrl, 'drop table invoice, logbook_entry cascade')
  await query(adminUrl, 'select pg_switch_wal()')
  return String(row?.time)
}

/** Restores the time before the accident on another machine, which then holds the same and does the journeys. */
async function secondMachine({ ports, backups, journeys, undoing }: Rehearsal, lost: Lost): Promise<string[]> {
  const began = performance.now()
  const machine = machineFor(ports, backups)
  undoing.push(machine.remove)
  cpSync(lost.program, machine.at('/srv/s4'), { recursive: true })
  const port = Number(ports.database)
  prepareFolders(machine, port)
  connectBackups(machine, backups, { isNew: false })
  restoreBackups(machine, lost.time)
  const postgres = await startCluster(machine, port, lost.passwords)
  undoing.push(postgres.stop)
  const ownerUrl = urlOf('s4_owner', { port, passwords: lost.passwords })
  const changed = differences(lost.contents, await contentsOf(machine, ownerUrl))
  applySettings(machine, lost.settings, ownerUrl)
  await unitOf(machine, 's4-migrate').runOnce()
  const serving = await startServing(machine, ports, ownerUrl)
  undoing.push(serving.stop)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Restored on another machine in ${seconds} s: ${lost.contents.size} tables and files are as before.`)
  return [...changed, ...journeyFaults('On the restored machine', await serving.runJourneys(journeys))]
}

const journeyFaults = (where: string, passed: boolean): string[] =>
  journeysOutcome(inWorkspace('.reports/e2e/together.json'), passed, where).failures.map(
    (fault) => `${where}: ${fault}`,
  )

/** The demo people, whom a server of production itself refuses to make. */
async function addDemo(machine: Machine): Promise<void> {
  const env = { ...readSettings(machine.at('/etc/s4/settings')), S4_MODE: 'test', S4_REHEARSAL: 'off' }
  if (!(await runSource('tools/seed/main.ts', { env })))
    throw refusal('The demo people could not be made; the reason is above.')
}

/** A newer version: it has one more migration, which runs while the old processes serve. */
async function upgrade(machine: Machine): Promise<void> {
  writeFileSync(machine.at('/srv/s4/migrations/9000.do.create-rehearsal.sql'), 'create table rehearsal (id int);\n')
  await unitOf(machine, 's4-migrate').runOnce()
}

async function choosePorts(): Promise<Ports> {
  const chosen: [string, string][] = []
  for (const name of portNames) chosen.push([name, String(await freePort())])
  return Object.fromEntries(chosen) as Ports
}
