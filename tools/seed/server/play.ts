import { buildApp } from '@s4/api/build-app'
import { dueOnTheDay } from '@s4/api/due-work'
import { runCommand } from '@s4/api-platform/commands'
import { decideCompany, decideDeclaration } from '@s4/api-profiles/vetting'
import { lapseOffers } from '@s4/api-marketplace/offers'
import { movableClock, createSealer } from '@s4/api-platform/deps'
import { openFileStore } from '@s4/api-platform/files'
import { searchReads } from '@s4/api-platform/replica'
import { loggerFor, type Settings } from '@s4/api-platform/settings'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { emptyAgenda } from './agenda'
import { callsTo } from './calls'
import { chatForLater } from './chat-for-later'
import { databaseIn } from './database-in-transaction'
import { identitiesOfTown } from './identities-of-town'
import type { Town } from './town'

export interface Playing {
  now: Date
  settings: Settings
}

/**
 * Runs people's commands on the server inside one transaction, with its clock set to the moment of each command:
 * the usual rules apply, and the records are those the server would have made then.
 */
export async function play(tx: Db, { now, settings }: Playing, write: (town: Town) => void): Promise<void> {
  let instant = now.toISOString()
  const db = databaseIn(tx)
  const deps = {
    db,
    search: searchReads(db, null),
    clock: movableClock(() => Date.parse(instant)),
    identity: identitiesOfTown(),
    sealer: createSealer(settings.dataKey, settings.oldDataKeys),
    chat: chatForLater,
    files: await openFileStore(settings),
    settings,
    log: loggerFor(settings),
  }
  const app = await buildApp(deps)
  try {
    const agenda = emptyAgenda()
    const sweep = async () => {
      for (const run of [...dueOnTheDay, lapseOffers]) await run(deps, deps.clock.now())
    }
    write({
      now: instant,
      agenda,
      call: callsTo(app, settings),
      db: deps.db,
      sweep,
      verify: ({ companyId, declarationId }) =>
        runCommand(deps, { actor: null, requestId: uuid() }, async (ctx) => {
          await decideDeclaration(ctx, {
            companyId,
            declarationId,
            status: 'verified',
            method: 'register',
            reason: '',
          })
          await decideCompany(ctx, {
            companyId,
            decision: 'verified',
            reason: 'The register has it.',
            seen: 'notVerified',
          })
        }),
      openMail: async (recipient) => {
        const [mail] = await deps.db.query<{ id: string; linkSealed: Buffer }>(
          'select id, link_sealed from mail where recipient = $1 order by created_at desc limit 1',
          [recipient],
        )
        if (!mail) throw new Error(`the town has sent no mail to ${recipient}`)
        return deps.sealer.open(mail.linkSealed, 'mail.link_sealed', mail.id)
      },
      siteIds: new Map(),
      seekerIds: new Map(),
    })
    await agenda.playUntil(instant, (moment) => {
      instant = moment
    })
    // No mail is sent for events in the past.
    await tx.query('delete from mail where xmin = pg_current_xact_id()::xid')
  } finally {
    await app.close()
  }
}
