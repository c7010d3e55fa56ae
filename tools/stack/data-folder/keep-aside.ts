import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** What belongs to the start that is under way, and what was kept before. */
const STAYS = /^(?:lock\.json|children\.json|logs|kept-.*)$/

/** The passwords fit the database, so they follow it: a move that was interrupted leaves a folder that still starts. */
const LAST = ['database', 'database-passwords.json']

/** Moves the contents of a data folder into a dated data folder inside it; returns that folder. */
export function keepAside(dataDir: string, now: Date): string {
  const kept = newFolder(join(dataDir, `kept-${now.toISOString().slice(0, 10)}`))
  const moving = readdirSync(dataDir).filter((name) => !STAYS.test(name))
  const [last, first] = [LAST.filter((name) => moving.includes(name)), moving.filter((name) => !LAST.includes(name))]
  for (const name of [...first, ...last]) renameSync(join(dataDir, name), join(kept, name))
  return kept
}

function newFolder(wanted: string): string {
  let folder = wanted
  for (let number = 2; existsSync(folder); number += 1) folder = `${wanted}-${number}`
  mkdirSync(folder)
  return folder
}
