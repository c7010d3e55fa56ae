import { eraseDataRequests } from '@s4/api-communication/data-requests'
import { erasePersonReports } from '@s4/api-communication/person-reports'
import { eraseProblems } from '@s4/api-communication/problems'
import { eraseTickets } from '@s4/api-communication/tickets'
import type { Db } from '@s4/db'

/** Erases the texts of a person in tickets and problems. */
export async function eraseWords(tx: Db, { uid, now }: { uid: string; now: Date }): Promise<void> {
  await eraseTickets(tx, uid)
  await eraseDataRequests(tx, uid)
  await erasePersonReports(tx, uid)
  await eraseProblems(tx, { uid, now })
}
