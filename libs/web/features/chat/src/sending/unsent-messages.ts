export interface Unsent {
  /** Made here; sending it again is sending the same message. */
  id: string
  conversationId: string
  text: string
  /** Ids of files sent before. */
  pictures: string[]
  writtenAt: string
}

export interface Kept {
  messages: Unsent[]
  /** What stands in the field of each conversation. */
  drafts: Record<string, string>
}

const keyOf = (uid: string) => `unsent:${uid}`
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  'drafts' in value

/** What this person wrote and S4 has not taken yet. Kept for them alone, until it is sent or they sign out. */
export function readKept(uid: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null')
    if (isKept(kept)) return kept
  } catch {
    // Storage is blocked, or what is there is not ours.
  }
  return { messages: [], drafts: {} }
}

/** Reads what is there now, because another tab may have changed it, and writes it changed. Returns what it is then. */
export function changeKept(uid: string, change: (kept: Kept) => Kept): Kept {
  const changed = change(readKept(uid))
  const drafts = Object.fromEntries(Object.entries(changed.drafts).filter(([, text]) => text !== ''))
  try {
    if (changed.messages.length === 0 && Object.keys(drafts).length === 0) localStorage.removeItem(keyOf(uid))
    else localStorage.setItem(keyOf(uid), JSON.stringify({ ...changed, drafts }))
  } catch {
    // Then it lasts as long as the page.
  }
  return changed
}
