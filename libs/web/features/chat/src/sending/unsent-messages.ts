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
}

const isUnsentStore = (value: unknown): value is UnsentStore =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  'drafts' in value

/** What this person wrote and S4 has not received. Stored for them alone, until it is sent or they sign out. */
export function readUnsent(uid: string): UnsentStore {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(unsentKey(uid)) ?? 'null')
    if (isUnsentStore(kept)) return kept
  } catch {
    // Storage is blocked, or the entry cannot be parsed.
  }
  return { messages: [], drafts: {} }
}

/** Reads the stored entry again, because another tab may have changed it, and writes it changed. Returns the result. */
export function updateUnsent(uid: string, change: (kept: UnsentStore) => UnsentStore): UnsentStore {
  const changed = change(readUnsent(uid))
  const drafts = Object.fromEntries(Object.entries(changed.drafts).filter(([, text]) => text !== ''))
  try {
    if (changed.messages.length === 0 && Object.keys(drafts).length === 0) localStorage.removeItem(unsentKey(uid))
    else localStorage.setItem(unsentKey(uid), JSON.stringify({ ...changed, drafts }))
  } catch {
    // Without storage it lasts as long as the page.
  }
  return changed
}
