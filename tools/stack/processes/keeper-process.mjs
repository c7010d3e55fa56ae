// Runs on after its parent was killed with -9, until it has ended what the parent had started.
// Lines on stdin: {"keep": pid, "signal": "SIGTERM", "group": true}, {"forget": pid}, {"remove": folder}.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

const GRACE_MS = 8000
const kept = new Map()
const folders = new Set()

const send = ({ pid, group }, signal) => {
  try {
    process.kill(group ? -pid : pid, signal)
    return true
  } catch {
    return false
  }
}

const endAll = async () => {
  for (const child of kept.values()) send(child, child.signal)
  const end = Date.now() + GRACE_MS
  const isAlive = (child) => send(child, 0)
  while ([...kept.values()].some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const child of kept.values()) send(child, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

// The terminal's signals are for the parent, which ends its children in order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { keep, signal, group, forget, remove } = JSON.parse(line)
    if (keep) kept.set(keep, { pid: keep, signal, group })
    if (forget) kept.delete(forget)
    if (remove) folders.add(remove)
  })
  .on('close', () => void endAll().then(() => process.exit()))
