import type { Actor } from '@s4/api-platform/actor'
import { viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import type { Invoice } from '@s4/contract'
import type { Db } from '@s4/db'
import { invoiceRepository, type KeptInvoice } from './invoice-repository'

/** Runs a change on a locked invoice and returns how it stands then. Throws `invoice.missing`. */
export const changeInvoice =
  ({ db, sealing }: Pick<Deps, 'db' | 'sealing'>) =>
  (actor: Actor, id: string, change: (tx: Db, invoice: KeptInvoice) => Promise<void>): Promise<Invoice> =>
    db.transaction(async (tx) => {
      const invoices = invoiceRepository(tx, viewerOf(actor), sealing)
      await change(tx, await invoices.lock(id))
      return invoices.show(id)
    })
