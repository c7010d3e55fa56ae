import * as stores from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

/** For specs whose phone stores something. The specs of one run share the page; for the others it stores nothing. */
export function phoneStores(): void {
  beforeAll(() => {
    Object.assign(globalThis, stores, { indexedDB: new stores.IDBFactory() })
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
