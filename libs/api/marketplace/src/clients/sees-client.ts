import type { Db } from '@s4/db'
import { clientRepository, type Reader } from './client-repository'

/** Whether a client is the company's and of a site that the member may see. */
export const seesClient = (db: Db, reader: Reader, clientId: string): Promise<boolean> =>
  clientRepository(db).sees(reader, clientId)
