import type { Invoice } from '@s4/contract'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { invoiceRepository, type StoredInvoice } from './invoice-repository'

/** Changes a locked invoice and returns it. Throws `invoice.missing`. */
export async function changeInvoice(
  { tx, actor }: CommandContext<Actor>,
  { id, sealer }: { id: string; sealer: Sealer },
  change: (invoice: StoredInvoice) => Promise<void>,
): Promise<Invoice> {
  const invoices = invoiceRepository(tx, toViewer(actor), sealer)
  await change(await invoices.lock(id))
  return invoices.show(id)
}
