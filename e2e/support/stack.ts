/** `npm run e2e` sets these variables to where it started everything. */
function readVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys with npm run e2e, which starts what they need.`)
  return value
}

export type Site = 'shell' | 'seeker' | 'company'

/** Where a proxy with TLS listens, and its certificate; null without one. People see its addresses without a port. */
export const tls = () =>
  process.env.S4_E2E_TLS_PORT
    ? { port: Number(process.env.S4_E2E_TLS_PORT), certificate: readVariable('S4_E2E_CERTIFICATE') }
    : null

/** The host and port of a site, as a browser names it: `seeker.s4.localhost:4200`. */
export const hostFor = (site: Site) =>
  `${site === 'shell' ? '' : `${site}.`}${readVariable('S4_BASE_DOMAIN')}${tls() ? '' : `:${readVariable('PORT')}`}`

/** The address of a site, or of a path on it. */
export const urlOn = (site: Site, path = '') => `${tls() ? 'https' : 'http'}://${hostFor(site)}${path}`

export const baseDomain = () => readVariable('S4_BASE_DOMAIN')

export const serverPort = () => Number(readVariable('PORT'))

/** As the role that owns the tables: for what only time can make. */
export const databaseUrl = () => readVariable('S4_E2E_DATABASE_URL')

export const authEmulator = () => `http://127.0.0.1:${readVariable('AUTH_EMULATOR_PORT')}`
