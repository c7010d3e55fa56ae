import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import { inWorkspace } from '../workspace/paths'

const APPS = ['shell', 'seeker-web', 'company-web'] as const
type App = (typeof APPS)[number]

export interface Sites {
  /** Answers a page or a source file of the app the request's host names. */
  serve(request: IncomingMessage, response: ServerResponse): void
  /** The server whose `upgrade` event carries that app's hot reload. */
  hotReload(request: IncomingMessage): Server
  close(): Promise<void>
}

/** `seeker.` and `company.` are the two big apps; every other host is the shell. */
export function appForHost(host = ''): App {
  const [label] = host.split('.')
  return label === 'seeker' || label === 'company' ? `${label}-web` : 'shell'
}

/** One Vite server for each app, all in this process and behind one port. */
export async function openSites(baseDomain: string): Promise<Sites> {
  const opened = await Promise.all(APPS.map(async (app) => [app, await openApp(app, baseDomain)] as const))
  const apps = new Map(opened)
  const appFor = ({ headers }: IncomingMessage) => {
    const app = apps.get(appForHost(headers.host))
    if (!app) throw new Error(`No app for ${headers.host}.`)
    return app
  }
  return {
    serve: (request, response) => appFor(request).vite.middlewares(request, response),
    hotReload: (request) => appFor(request).sockets,
    close: async () => void (await Promise.all(opened.map(([, { vite }]) => vite.close()))),
  }
}

async function openApp(app: App, baseDomain: string) {
  // Never listens: three apps cannot share one server's upgrades, so each gets its own to hear of them.
  const sockets = createServer()
  const root = inWorkspace('apps', app)
  const vite = await createVite({
    root,
    configFile: inWorkspace('apps', app, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: sockets }, allowedHosts: [`.${baseDomain}`] },
  })
  return { vite, sockets }
}
