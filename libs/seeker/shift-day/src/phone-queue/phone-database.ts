import type { PhoneAction } from '@s4/contract'
import type { FailureBody } from '@s4/contract/api-error'
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'

export type PhoneActionName = PhoneAction['name']

/** Something that a worker did on shift, kept on the phone until the server has answered it. */
export interface KeptAction {
  /** Their order. */
  seq?: number
  key: string
  uid: string
  /** The work it belongs to. */
  assignmentId: string
  name: PhoneActionName
  input: { id: string } & Record<string, unknown>
  /** By the phone's clock. */
  pressedAt: number
  /** The server's clock minus the phone's, as last known before; null when unknown. */
  offset: number | null
  files: File[]
  /** Of the files sent so far. */
  fileIds: string[]
  /** Why it was not taken; null while it waits. */
  refusal: { body: Partial<FailureBody>; status: number } | null
}

/** What a shift's screens show without a signal, as the server last sent it. */
export interface KeptShift {
  uid: string
  /** Of `assignments.show`, `checkCalls.list`, `patrols.list`, `handovers.list` and `counters.list`. */
  work: unknown
  day: unknown
  patrols: unknown
  handovers: unknown
  counters: unknown
  /** Of the company, from `alerts.myCall`. */
  ringNumber: unknown
}

interface PhoneSchema extends DBSchema {
  actions: { key: number; value: KeptAction; indexes: { uid: string } }
  shifts: { key: string; value: KeptShift }
}

const NAME = 's4-phone'

export type PhoneDatabase = ReturnType<typeof phoneDatabase>

/** The phone's own store: actions by their order, and one shift for each person. */
export function phoneDatabase() {
  let opened: Promise<IDBPDatabase<PhoneSchema>> | undefined
  const open = () => {
    opened ??= openDB<PhoneSchema>(NAME, 1, {
      upgrade: (database) => {
        database.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true }).createIndex('uid', 'uid')
        database.createObjectStore('shifts', { keyPath: 'uid' })
      },
      // Another tab wants a newer version, or the browser closed it: opened again at the next use.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = undefined
      },
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    /** Rejects when the phone's storage is full or blocked. */
    add: async (action: KeptAction): Promise<void> => void (await (await open()).add('actions', action)),
    put: async (action: KeptAction): Promise<void> => void (await (await open()).put('actions', action)),
    /** Removes actions by their order, all or none. */
    remove: async (seqs: readonly number[]): Promise<void> => {
      const write = (await open()).transaction('actions', 'readwrite')
      await Promise.all([...seqs.map((seq) => write.store.delete(seq)), write.done])
    },
    /** A person's actions in their order. */
    list: async (uid: string): Promise<KeptAction[]> => (await open()).getAllFromIndex('actions', 'uid', uid),
    shift: async (uid: string): Promise<KeptShift | null> => (await (await open()).get('shifts', uid)) ?? null,
    /** Replaces a person's shift by what `change` makes of the one kept; null leaves it. Two at once lose nothing. */
    changeShift: async (uid: string, change: (kept: KeptShift | null) => KeptShift | null): Promise<void> => {
      const write = (await open()).transaction('shifts', 'readwrite')
      const changed = change((await write.store.get(uid)) ?? null)
      if (changed) await write.store.put(changed)
      await write.done
    },
    forgetShift: async (uid: string): Promise<void> => (await open()).delete('shifts', uid),
    /** For specs. */
    clear: async (): Promise<void> => {
      const database = await opened
      database?.close()
      opened = undefined
      await deleteDB(NAME)
    },
  }
}
