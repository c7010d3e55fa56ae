import { metrics } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Settings } from '@s4/api-platform/settings'

interface Metrics {
  stop: () => Promise<void>
}

/**
 * Serves what this process measures at `/metrics` of a port of its own, which no proxy leads to. Begin with it: a part
 * that was made earlier is not measured.
 */
export async function startMetrics({ metricsPort, host }: Pick<Settings, 'metricsPort' | 'host'>): Promise<Metrics> {
  if (metricsPort === null) return { stop: async () => undefined }
  const exporter = new PrometheusExporter({
    host,
    port: metricsPort,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  const provider = new MeterProvider({ readers: [exporter] })
  metrics.setGlobalMeterProvider(provider)
  await exporter.startServer()
  return {
    stop: async () => {
      await provider.shutdown()
      metrics.disable()
    },
  }
}
