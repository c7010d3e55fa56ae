import type { Api } from '@s4/api-client'
import { failureFrom } from '@s4/api-client'
import { ApiError, type FailureBody } from '@s4/contract/api-error'
import type { RouteInput, RouteOutput } from '@s4/contract/routes'
import type { KeptAction, PhoneActionName, PhoneDatabase } from './phone-database'

/** Why what waits has not been sent. */
export type Hold = 'no-signal' | 'signed-out' | 'old-app'

/** The server's answer, or null when the action is kept on the phone. */
export type Pressed<Name extends PhoneActionName> = RouteOutput<Name> | null

interface Press<Name extends PhoneActionName> {
  /** The work it belongs to; by default the id of the input. */
  assignmentId?: string
  /** By which it is found among the kept ones; one of its own by default. */
  key?: string
  name: Name
  input: RouteInput<Name> & { id: string }
  files?: readonly File[]
  /** Called when the phone has stored it, before anything is sent; never without storage. */
  onStored?: (() => void) | undefined
}

interface PhoneQueueInput {
  api: Api
  database: PhoneDatabase
  /** Who works here; null when nobody is known. */
  person: () => string | null
  /** The shift pass for some work. */
  passFor: (assignmentId: string) => { shiftToken?: string }
  /** Called with each answer of the server. */
  onAnswer: (action: KeptAction, answer: unknown) => void
  offset: () => number | null
  /** Runs work while no other tab does. */
  alone?: (work: () => Promise<void>) => Promise<void>
}

interface Outcome {
  settle: (answer: unknown) => void
  refuse: (failure: ApiError) => void
}

type Result = { status: number; answer: unknown; failure: Partial<FailureBody> | null }

const MOST_AT_ONCE = 50
const ANSWER_WITHIN_MS = 8000
const CHANNEL = 's4-phone-queue'

const oneTabAtATime = async (work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager }
  await (locks ? locks.request(CHANNEL, work) : work())
}

const isAnswered = (status: number) => status >= 200 && status < 300
const isRefused = (status: number) => status >= 400 && status < 500 && ![401, 408, 426, 429].includes(status)

export type PhoneQueue = ReturnType<typeof createPhoneQueue>

/**
 * Sends what a worker does on shift, in order and once; what cannot be sent stays on the phone and is tried again.
 * Every action is stored before it is sent, so that a closed tab loses nothing (docs/product.md#without-a-signal).
 */
export function createPhoneQueue({
  api,
  database,
  person,
  passFor,
  onAnswer,
  offset,
  alone = oneTabAtATime,
}: PhoneQueueInput) {
  const outcomes = new Map<string, Outcome>()
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  let kept: KeptAction[] = []
  let hold: Hold | null = null
  let flushing: Promise<void> | null = null
  /** Something was pressed since the waiting actions were last read. */
  const state = { isStale: false }

  const readKept = async () => {
    const uid = person()
    kept = uid === null ? [] : await database.list(uid).catch(() => [])
    for (const listener of listeners) listener()
  }
  const changed = async () => {
    await readKept()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel?.postMessage('changed')
  }
  channel?.addEventListener('message', () => void readKept())

  /** Resolves to null when it stays on the phone; rejects when the server refused it. */
  async function press<Name extends PhoneActionName>({
    name,
    input,
    assignmentId = input.id,
    key = crypto.randomUUID(),
    files = [],
    onStored,
  }: Press<Name>): Promise<Pressed<Name>> {
    const uid = person()
    const action: KeptAction = {
      key,
      uid: uid ?? '',
      assignmentId,
      name,
      input,
      pressedAt: Date.now(),
      offset: offset(),
      files: [...files],
      fileIds: [],
      refusal: null,
    }
    const isStored =
      uid !== null &&
      (await database.add(action).then(
        () => true,
        () => false,
      ))
    // Without storage there is one try, as with everything else that is not of a shift.
    if (!isStored) {
      await sendFiles(action)
      const answer = await sendOne(action)
      onAnswer(action, answer)
      return answer as Pressed<Name>
    }
    onStored?.()
    const outcome = new Promise<unknown>((settle, refuse) => outcomes.set(action.key, { settle, refuse }))
    void changed()
    void flush()
    return (await outcome) as Pressed<Name>
  }

  /** Sends what waits; resolves when it is sent, or cannot be now. */
  function flush(): Promise<void> {
    state.isStale = true
    flushing ??= sendWhileStale()
    return flushing
  }

  async function sendWhileStale(): Promise<void> {
    try {
      // Once more when something was pressed while the last of it was put away.
      while (state.isStale) await alone(sendAll)
    } catch {
      // The phone's storage failed: tried again with the next press.
      settleAsKept([...outcomes.keys()])
    }
    flushing = null
  }

  async function sendAll(): Promise<void> {
    while (state.isStale) {
      state.isStale = false
      const asked = [...outcomes.keys()]
      const uid = person()
      const waiting = uid === null ? [] : (await database.list(uid)).filter(({ refusal }) => refusal === null)
      const keys = new Set(waiting.map(({ key }) => key))
      // Another tab has sent these; their answers went there.
      settleAsKept(asked.filter((key) => !keys.has(key)))
      if (waiting.length === 0) continue
      if (await sendSome(waiting)) state.isStale = true
      else settleAsKept([...keys])
    }
    await changed()
  }

  function settleAsKept(keys: readonly string[]): void {
    for (const key of keys) {
      outcomes.get(key)?.settle(null)
      outcomes.delete(key)
    }
  }

  /** Sends the first actions that share a pass; returns whether the rest may be sent at once. */
  async function sendSome(waiting: readonly KeptAction[]): Promise<boolean> {
    const [first] = waiting
    if (!first) return false
    const pass = passFor(first.assignmentId).shiftToken
    const same = waiting.findIndex(({ assignmentId }) => passFor(assignmentId).shiftToken !== pass)
    const actions = waiting.slice(0, Math.min(same === -1 ? waiting.length : same, MOST_AT_ONCE))
    try {
      for (const action of actions) await sendFiles(action)
      const results = actions.length === 1 ? [await ask(first)] : await askAll(actions, pass)
      return await takeAll(actions, results)
    } catch (error) {
      hold = holdOf(error)
      if (!(error instanceof ApiError) || !isRefused(error.status)) return false
      // The list as a whole was refused: the first goes alone, so that one fault does not hold the rest.
      return actions.length > 1 ? takeAll([first], [await ask(first)]).catch(() => false) : false
    }
  }

  async function sendFiles(action: KeptAction): Promise<void> {
    while (action.fileIds.length < action.files.length) {
      const file = action.files[action.fileIds.length]
      if (!file) return
      try {
        const { id } = await api.upload(file, 'logbook', passFor(action.assignmentId))
        action.fileIds.push(id)
      } catch (error) {
        if (!(error instanceof ApiError) || !isRefused(error.status)) throw error
        // A picture that is refused must not hold the report.
        action.files = action.files.filter((other) => other !== file)
      }
      if (action.seq !== undefined) await database.put(action)
    }
  }

  const inputOf = ({ input, files, fileIds }: KeptAction) => (files.length > 0 ? { ...input, fileIds } : input)

  async function ask(action: KeptAction): Promise<Result> {
    try {
      return { status: 200, answer: await sendOne(action), failure: null }
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefused(error.status)) throw error
      return { status: error.status, answer: null, failure: bodyOf(error) }
    }
  }

  const sendOne = (action: KeptAction): Promise<unknown> =>
    api.call(action.name, inputOf(action), {
      ...passFor(action.assignmentId),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        'idempotency-key': action.key,
        'phone-pressed-at': new Date(action.pressedAt).toISOString(),
        'phone-sent-at': new Date().toISOString(),
        ...(action.offset !== null && { 'phone-offset': String(action.offset) }),
      },
    })

  async function askAll(actions: readonly KeptAction[], shiftToken: string | undefined): Promise<Result[]> {
    const { results } = await api.call(
      'phoneQueue.send',
      {
        sentAt: new Date().toISOString(),
        actions: actions.map((action) => ({
          key: action.key,
          name: action.name,
          input: inputOf(action),
          pressedAt: new Date(action.pressedAt).toISOString(),
          offset: action.offset,
        })),
      },
      { ...(shiftToken && { shiftToken }), signal: AbortSignal.timeout(4 * ANSWER_WITHIN_MS) },
    )
    return results.map(({ status, answer, failure }) => ({ status, answer, failure: failure as Result['failure'] }))
  }

  /** Removes what was answered and marks what was refused; returns whether the rest may be sent at once. */
  async function takeAll(actions: readonly KeptAction[], results: readonly Result[]): Promise<boolean> {
    const gone: KeptAction[] = []
    const tell: (() => void)[] = []
    let held: Result | null = null
    for (const [index, result] of results.entries()) {
      const action = actions[index]
      if (!action) continue
      const { status, answer, failure } = result
      const outcome = outcomes.get(action.key)
      if (isAnswered(status)) {
        onAnswer(action, answer)
        gone.push(action)
        tell.push(() => outcome?.settle(answer))
      } else if (!isRefused(status)) held ??= result
      // Who pressed it a moment ago reads the reason beside the button; nobody else is there to read it.
      else if (outcome) {
        gone.push(action)
        tell.push(() => outcome.refuse(failureFrom(failure ?? {}, status)))
      } else await database.put({ ...action, refusal: { body: failure ?? {}, status } })
    }
    // Whoever reads `kept` with the answer finds it gone.
    kept = kept.filter(({ key }) => !gone.some((action) => action.key === key))
    for (const { key } of gone) outcomes.delete(key)
    for (const told of tell) told()
    // Behind the answer: what is sent again because the tab closed meanwhile has the same key, so it is done once.
    // In one write: hundreds of single ones take a slow phone half a minute.
    await database.remove(gone.flatMap(({ seq }) => seq ?? []))
    hold = held && (held.status === 401 ? 'signed-out' : 'no-signal')
    return held === null && results.length > 0
  }

  return {
    press,
    flush,
    /** Reads what is kept anew, for a person who has just signed in. */
    refresh: readKept,
    /** What the person's phone keeps, in order: waiting, or refused and not read yet. */
    kept: () => kept,
    /** The same, read now. */
    list: async () => {
      await readKept()
      return kept
    },
    hold: () => hold,
    /** Removes a refused action that the person has read. */
    dismiss: async ({ seq }: KeptAction) => {
      if (seq !== undefined) await database.remove([seq])
      await changed()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function holdOf(error: unknown): Hold {
  if (error instanceof ApiError && error.status === 401) return 'signed-out'
  return error instanceof ApiError && error.code === 'app.outdated' ? 'old-app' : 'no-signal'
}

const bodyOf = ({ code, message, fields, facts, nextStep }: ApiError): Partial<FailureBody> => ({
  code,
  detail: message,
  fields,
  facts,
  ...(nextStep && { nextStep }),
})
