import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '../../workspace/refusal'

export interface User {
  uid: number
  gid: number
  name: string
}

/**
 * The user a program that refuses root runs as: undefined when we are not root ourselves.
 * The owner of what is already there comes first, then `postgres`, then `nobody`.
 */
export function unprivilegedUser(existing: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(existing, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` }
  const user = userNamed('postgres') ?? userNamed('nobody')
  if (!user)
    throw refusal(
      'PostgreSQL refuses to run as root and this machine has no user “postgres” or “nobody”. ' +
        'Run S4 as an ordinary user.',
    )
  return user
}

function userNamed(name: string): User | undefined {
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: number('-u'), gid: number('-g'), name }
  } catch {
    return undefined
  }
}

/** Whether that user can enter the folder: every folder above it counts. */
export const canEnter = (user: User | undefined, folder: string) =>
  !user ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', uid: user.uid, gid: user.gid, stdio: 'ignore' })
    .status === 0

/** Gives a folder and everything in it to the user. */
export function giveTo(user: User | undefined, path: string): void {
  if (!user) return
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, entry), user.uid, user.gid)
  chownSync(path, user.uid, user.gid)
}
