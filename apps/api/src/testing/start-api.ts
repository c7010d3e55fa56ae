import { cloneDatabase } from '@s4/db/testing'
import { afterAll, expect } from 'vitest'
import { buildApp } from '../build-app'
import { movableClock, createSealer } from '@s4/api-platform/deps'
import { openFileStore } from '@s4/api-platform/files'
import { searchReads } from '@s4/api-platform/replica'
import { loggerFor } from '@s4/api-platform/settings'
import { aCompany, aCompanyAccount, aMember } from './a-company'
import { aJob, aPublishedJob, aSite } from './a-job'
import { anAssignment } from './an-assignment'
import { aSeeker } from './a-seeker'
import { aStaffMember } from './a-staff-member'
import { jobsKeptWrongly } from './job-outcomes'
import { refusalChecks } from './refusals'
import { requestsTo } from './requests'
import { standInChat } from './stand-ins/stand-in-chat'
import { standInIdentity } from './stand-ins/stand-in-identity'
import { testSettings } from './test-settings'

interface Options {
  /** The time until the spec moves the clock. */
  now?: string
}

/** The whole API on its own database with a fixed clock. Call it at the top of a spec file; it stops after the file. */
export async function startApi({ now = '2026-11-16T09:00:00.000Z' }: Options = {}) {
  const { db, ownerUrl, serverUrl, poolerUrl, drop } = await cloneDatabase()
  const settings = testSettings(serverUrl, poolerUrl)
  const clock = movableClock(() => Date.parse(now))
  const deps = {
    db,
    search: searchReads(db, null),
    clock,
    identity: standInIdentity(),
    sealer: createSealer(settings.dataKey, settings.oldDataKeys),
    chat: standInChat(),
    files: await openFileStore(settings),
    settings,
    log: loggerFor(settings),
  }
  const app = await buildApp(deps)
  const requests = requestsTo(app, settings)
  afterAll(async () => {
    await app.close()
    const wrong = await jobsKeptWrongly(db).finally(drop)
    expect(wrong, 'what is kept with jobs follows from their shifts and work').toEqual([])
  })

  const withDeps =
    <Rest extends unknown[], Made>(make: (given: typeof deps, ...rest: Rest) => Made) =>
    (...rest: Rest): Made =>
      make(deps, ...rest)

  return {
    app,
    db,
    /** Connection URLs of the database: as its owner and as the server's role. */
    ownerUrl,
    serverUrl,
    deps,
    ...requests,
    /** Sets the clock to an instant. */
    moveTo: (instant: string) => clock.moveTo(Date.parse(instant) - Date.parse(now)),
    aSeeker: withDeps(aSeeker),
    aCompany: withDeps(aCompany),
    aCompanyAccount: withDeps(aCompanyAccount),
    aMember: withDeps(aMember),
    aSite: withDeps(aSite),
    aJob: withDeps(aJob),
    aPublishedJob: withDeps(aPublishedJob),
    anAssignment: withDeps(anAssignment),
    aStaffMember: (member?: { email?: string }) => aStaffMember(deps, app, member),
    refusals: refusalChecks(requests),
  }
}

export type TestApi = Awaited<ReturnType<typeof startApi>>
