import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { RequestObserver } from './observeRequests.ts'

export interface Metrics extends RequestObserver {
  close(): Promise<void>
}

/** The limits of the histogram in seconds, as OpenTelemetry defines them for the duration of requests. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/**
 * Measures requests by OpenTelemetry's semantic conventions, and serves the figures at `/metrics` of a separate port on the loopback
 * address, which a proxy of the portal does not expose. Rejects if the port is taken.
 */
export async function openMetrics(port: number): Promise<Metrics> {
  const exporter = new PrometheusExporter({ preventServerStart: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('portal')
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's', description: 'Duration of requests until their answer was ready.', advice: { explicitBucketBoundaries: durations },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', { unit: '{request}', description: 'Requests without an answer yet.' })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's', description: 'How long the work of one request held up the others: 99th percentile since the last look.' })
    .addCallback((result) => result.observe(takeDelay(delay)))
  meter.createObservableUpDownCounter('process.memory.usage', { unit: 'By', description: 'Memory that the process holds.' }).addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter.createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time of the process.' }).addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe(user / 1e6, { 'cpu.mode': 'user' })
    result.observe(system / 1e6, { 'cpu.mode': 'system' })
  })

  const server = createServer((request, response) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname === '/metrics') return exporter.getMetricsRequestHandler(request, response)
    return void response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop the other program or set METRICS_PORT to another number.`) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    begin: ({ method }) => active.add(1, { 'http.request.method': method, 'url.scheme': 'http' }),
    end({ method, route, status, seconds }) {
      active.add(-1, { 'http.request.method': method, 'url.scheme': 'http' })
      duration.record(seconds, { 'http.request.method': method, 'url.scheme': 'http', 'http.route': route, 'http.response.status_code': status })
    },
    async close() {
      delay.disable()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await provider.shutdown()
    },
  }
}

/** The delay in seconds; the histogram counts nanoseconds. */
function takeDelay(delay: ReturnType<typeof monitorEventLoopDelay>): number {
  const seconds = delay.count === 0 ? 0 : delay.percentile(99) / 1e9
  delay.reset()
  return seconds
}
