import { EXPORT_DAYS } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { commandContext, type CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { currentTraceId } from '@s4/api-platform/tracing'
import { ownersOf } from '@s4/api-profiles/team'
import { companyExportRepository, MAX_TRIES, type LeasedExport } from './company-export-repository'
import { writeExport } from './write-export'

const DAY = 24 * 60 * 60_000

/** Makes the exports that were asked for, one after the other, and tells the owners. */
export async function makeCompanyExports(deps: Deps, now: Date): Promise<void> {
  const exports = companyExportRepository(deps.db)
  for (let leased = await exports.lease(now); leased; leased = await exports.lease(now)) await make(deps, leased, now)
}

async function make(deps: Deps, leased: LeasedExport, now: Date): Promise<void> {
  const { db, files } = deps
  const { id, companyId, tries } = leased
  const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY)
  const inCommand = (act: (ctx: CommandContext<null>) => Promise<void>) =>
    db.transaction((tx) => act(commandContext(tx, { actor: null, now, requestId: currentTraceId() })))
  try {
    const bytes = await writeExport(db, { id, companyId, files })
    await inCommand(async (ctx) => {
      if (await companyExportRepository(ctx.tx).finish(id, { now, bytes, expiresAt }))
        await recordReady(ctx, leased, expiresAt)
      else await files.remove(id)
    })
  } catch (error) {
    if (tries < MAX_TRIES) await companyExportRepository(db).tryLater(id, now)
    else
      await inCommand(async (ctx) => {
        await companyExportRepository(ctx.tx).fail(id, { now, expiresAt })
        await recordFailed(ctx, leased)
      })
    throw error
  }
}

async function recordReady(ctx: CommandContext<null>, { id, companyId }: LeasedExport, expiresAt: Date): Promise<void> {
  const to = await ownersOf(ctx.tx, companyId)
  const lastDay = dateText(expiresAt.toISOString().slice(0, 10))
  await ctx.record({
    action: 'company.export-made',
    subject: { kind: 'company-export', id },
    companyId,
    notices: [
      {
        to,
        kind: 'company.export-ready',
        critical: true,
        title: 'Everything of your company is ready to download',
        body: `An owner asked for it. It can be downloaded by owners until ${lastDay}.`,
        link: companyLinks.closeCompany,
      },
    ],
    signals: [{ to, resources: ['companyExports'] }],
  })
}

async function recordFailed(ctx: CommandContext<null>, { id, companyId }: LeasedExport): Promise<void> {
  const to = await ownersOf(ctx.tx, companyId)
  await ctx.record({
    action: 'company.export-failed',
    subject: { kind: 'company-export', id },
    companyId,
    notices: [
      {
        to,
        kind: 'company.export-failed',
        critical: true,
        title: 'The download of everything of your company could not be made',
        body: 'Ask for it again. If it fails once more, tell S4 under Support.',
        link: companyLinks.closeCompany,
      },
    ],
    signals: [{ to, resources: ['companyExports'] }],
  })
}
