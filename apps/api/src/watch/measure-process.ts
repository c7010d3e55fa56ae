import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { X509Certificate } from 'node:crypto'
import { metrics } from '@opentelemetry/api'
import type { Database } from '@s4/db'
import type { Settings } from '@s4/api-platform/settings'

const NANOSECONDS = 1e9

interface Measured {
  settings: Pick<Settings, 'filesDir' | 'certificateFile'>
  /** By the name of the pool. */
  pools: Readonly<Record<string, Database>>
}

/** Memory, the event loop, the pools of connections, the disk of the files and the proxy's certificate. */
export function measureProcess({ settings: { filesDir, certificateFile }, pools }: Measured): void {
  const meter = metrics.getMeter('s4')
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })

  gauge('s4.process.memory', 'By', 'Memory that the process holds.').addCallback((result) =>
    result.observe(process.memoryUsage.rss()),
  )
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  gauge('s4.event_loop.delay', 's', 'How late the event loop was, 99 of 100 times, since the last look.').addCallback(
    (result) => {
      result.observe(loop.percentile(99) / NANOSECONDS)
      loop.reset()
    },
  )
  gauge(
    's4.pool.connections',
    '{connection}',
    'Connections of a pool: open, idle, and requests that wait for one.',
  ).addCallback((result) => {
    for (const [pool, { connections }] of Object.entries(pools))
      for (const [state, count] of Object.entries(connections())) result.observe(count, { pool, state })
  })
  if (filesDir)
    gauge('s4.disk.free', '1', 'Share of the disk of the files that is free.').addCallback(async (result) => {
      const { bavail, blocks } = await statfs(filesDir)
      result.observe(bavail / blocks)
    })
  if (certificateFile)
    gauge('s4.certificate.left', 's', 'Until the certificate of the proxy ends.').addCallback((result) => {
      const { validTo } = new X509Certificate(readFileSync(certificateFile))
      result.observe((Date.parse(validTo) - Date.now()) / 1000)
    })
}
