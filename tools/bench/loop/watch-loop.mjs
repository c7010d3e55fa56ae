import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'

/**
 * Loaded into the server first: writes, for every request with `x-bench-number`, the longest time in milliseconds
 * that the event loop was blocked during it, to the file named by S4_BENCH_HOLDS. Only time in which this process used
 * the processor counts, so that other programs on the machine do not.
 */
const file = process.env.S4_BENCH_HOLDS
const EVERY = 1
let longest = 0
let last = performance.now()
let worked = process.cpuUsage()

const look = () => {
  const now = performance.now()
  const { user, system } = process.cpuUsage(worked)
  longest = Math.max(longest, Math.min(now - last - EVERY, (user + system) / 1000))
  last = now
  worked = process.cpuUsage()
}
setInterval(look, EVERY).unref()

const emit = Server.prototype.emit
Server.prototype.emit = function emitWatched(event, ...rest) {
  const number = event === 'request' && rest[0].headers['x-bench-number']
  if (!number) return emit.call(this, event, ...rest)
  const [, response] = rest
  look()
  longest = 0
  response.once('close', () => {
    look()
    appendFileSync(file, `${number} ${longest.toFixed(1)}\n`)
  })
  return emit.call(this, event, ...rest)
}
