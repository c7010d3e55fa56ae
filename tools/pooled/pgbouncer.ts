import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from '../rehearse/debian'
import { startChild } from '../stack/processes/child'
import { tellKeeper } from '../stack/processes/keeper'
import { freePort } from '../stack/processes/ports'
import { unprivilegedUser } from '../stack/processes/unprivileged'
import { until } from '../stack/processes/until'
import { inWorkspace } from '../workspace/paths'
import { refusal } from '../workspace/refusal'

/** Starts the distribution's pgbouncer by `deploy/pooler` in front of every database of a server. */
export async function startPgbouncer(serverUrl: string) {
  const server = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 's4-pooler-'))
  tellKeeper({ remove: folder })
  chmodSync(folder, 0o711)
  const [file, users, log] = ['pgbouncer.ini', 'userlist.txt', 'pgbouncer.log'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const port = String(await freePort())
  const given = readFileSync(inWorkspace('deploy', 'pooler', 'pgbouncer.ini'), 'utf8')
  writeFileSync(
    file,
    given
      .replace('s4 = host=127.0.0.1 port=5432', `* = host=${server.hostname} port=${server.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  const user = unprivilegedUser(folder)
  for (const path of [file, users]) if (user) chownSync(path, user.uid, user.gid)
  const child = await startChild({
    command: programOf('pgbouncer'),
    args: [file],
    cwd: '/',
    log,
    user,
    signal: 'SIGINT',
  })
  const answered = await until(async () => !child.isRunning() || (await answers(Number(port))), { within: 10_000 })
  if (!answered || !child.isRunning()) throw refusal(`pgbouncer did not start:\n${readFileSync(log, 'utf8')}`)
  server.port = port
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.href, stop }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
