import { unsentKey } from './has-unsent'

export interface UnsentMessage {
  /** Generated here, so that a repeated request sends the same message. */
  id: string
  conversationId: string
  text: string
  /** Ids of uploaded files. */
  pictures: string[]
  writtenAt: string
}

export interface UnsentStore {
  messages: UnsentMessage[]
  /** The text in the field of each conversation. */
  drafts: Record<string, string>
  /** Ids of the uploaded pictures chosen there. */
  pictures: Record<string, string[]>
}

// An entry from before pictures were kept has none.
const isUnsentStore = (value: unknown): value is Omit<UnsentStore, 'pictures'> & Partial<UnsentStore> =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  'drafts' in value

/** What this person wrote and S4 has not received. Stored for them alone, until it is sent or they sign out. */
export function readUnsent(uid: string): UnsentStore {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(unsentKey(uid)) ?? 'null')
    if (isUnsentStore(kept)) return { pictures: {}, ...kept }
  } catch {
    // Storage is blocked, or the entry cannot be parsed.
  }
  return { messages: [], drafts: {}, pictures: {} }
}

/** Reads the stored entry again, because another tab may have changed it, and writes it changed. Returns the result. */
export function updateUnsent(uid: string, change: (kept: UnsentStore) => UnsentStore): UnsentStore {
  const changed = change(readUnsent(uid))
  const [drafts, pictures] = [withoutEmpty(changed.drafts), withoutEmpty(changed.pictures)]
  try {
    if (changed.messages.length + Object.keys({ ...drafts, ...pictures }).length === 0)
      localStorage.removeItem(unsentKey(uid))
    else localStorage.setItem(unsentKey(uid), JSON.stringify({ ...changed, drafts, pictures }))
  } catch {
    // Without storage it lasts as long as the page.
  }
  return changed
}

const withoutEmpty = <Kept extends string | string[]>(byConversation: Record<string, Kept>): Record<string, Kept> =>
  Object.fromEntries(Object.entries(byConversation).filter(([, { length }]) => length > 0))
