import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'

/**
 * Loaded into the server first: SIGUSR2 begins a profile of its processor, the next one writes it to the file that
 * S4_BENCH_PROFILE names.
 */
const file = process.env.S4_BENCH_PROFILE
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.setSamplingInterval', { interval: 200 })
let isOn = false

process.on('SIGUSR2', () => {
  if (!isOn) session.post('Profiler.start')
  else
    session.post('Profiler.stop', (_error, { profile }) => {
      // Whoever sees the file reads it whole.
      writeFileSync(`${file}.part`, JSON.stringify(profile))
      renameSync(`${file}.part`, file)
    })
  isOn = !isOn
})
