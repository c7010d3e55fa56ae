import { ApiError } from '@s4/contract/api-error'
import type { ChatMessage, Conversation, ConversationDetail, ListedConversation } from '@s4/contract'
import {
  aCompanySession,
  aConfig,
  aSeekerSession,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chatRoutes, useUnreadMessages } from './index'
import { SendKeptMessages } from './sending/send-kept-messages'
import { aFeed } from './testing/a-feed'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const aConversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: id(1),
  job: { id: id(2), title: 'Door supervisor', siteName: 'Tobacco Dock', zone: 'Europe/London' },
  company: { id: id(3), name: 'Harbour Security', picture: null },
  seeker: { id: id(4), name: 'Sam Okoro', picture: null },
  lastSequence: 2,
  lastAt: '2026-11-21T09:05:00.000Z',
  unread: 1,
  writable: true,
  ...change,
})
const aListed = (
  lastMessage: ListedConversation['lastMessage'] = null,
  change: Partial<Conversation> = {},
): ListedConversation => ({ ...aConversation(change), lastMessage })
const aDetail = (change: Partial<ConversationDetail> = {}): ConversationDetail => ({
  ...aConversation(),
  inSecret: false,
  events: [{ id: 'a', kind: 'applied', at: '2026-11-20T10:00:00.000Z', shift: null, note: 'I live near.' }],
  readers: ['harbour'],
  members: [],
  ...change,
})
const aMessage = (sequence: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: id(100 + sequence),
  sequence,
  senderUid: 'harbour',
  side: 'company',
  text: `Message ${sequence}`,
  pictures: [],
  sentAt: `2026-11-21T09:0${sequence}:00.000Z`,
  erased: false,
  ...change,
})

const at = `/User-UserChatPage?conversation=${id(1)}`
const message = () => screen.findByLabelText('Message')

function open({ at: address = at, feed = aFeed(), company = false } = {}) {
  const routes = renderRoutes(
    (deps) =>
      chatRoutes({
        ...deps,
        path: company ? 'chat' : 'User-UserChatPage',
        jobPath: (job) => `/job/${job}`,
        loadFeed: feed.load,
      }),
    {
      at: address,
      session: company ? aCompanySession() : aSeekerSession(),
    },
  )
  return { ...routes, feed }
}

beforeEach(() => {
  localStorage.clear()
  server.use(
    reply('config.show', aConfig({ chat: true })),
    reply('chat.list', { data: [aListed()], nextCursor: null }),
    // Before the catch-all route of the conversation.
    reply('chat.unread', { unread: 1 }),
    reply('chat.show', aDetail()),
    reply('chat.read', { unread: 0 }),
    reply('notifications.unread', { unread: 0 }),
  )
})

describe('a conversation', () => {
  it('shows messages and events, and marks them as read', async () => {
    const read: number[] = []
    server.use(reply('chat.read', ({ input }) => (read.push(input.sequence), { unread: 0 })))
    const { container, feed } = open()
    const log = await screen.findByRole('log', { name: 'Messages with Harbour Security' })
    feed.say([
      aMessage(1, { text: 'Bring <b>ID</b>.' }),
      aMessage(2, { senderUid: 'ada', side: 'seeker', pictures: [id(9)] }),
    ])

    expect(await within(log).findByText('Bring <b>ID</b>.')).toBeTruthy()
    expect(within(log).getByText(/Applied for this job · .*: “I live near.”/)).toBeTruthy()
    expect(within(log).getByText('Sat 21 Nov 2026')).toBeTruthy()
    expect(
      within(log)
        .getByRole('link', { name: /picture 1 of 1/ })
        .getAttribute('href'),
    ).toBe(`/api/files/${id(9)}`)
    await waitFor(() => expect([read, feed.marks]).toEqual([[2], [2]]))
    await expectNoAxeViolations(container)
  })

  it('marks them once more when the feed did not know them yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500, toFake: ['setTimeout', 'clearTimeout'] })
    const { feed } = open()
    await message()
    feed.refuseMark()

    feed.say([aMessage(1)])

    await waitFor(() => expect(feed.marks).toEqual([1]))
    vi.useRealTimers()
  })

  it('updates: a new message, *Seen*, an erased message', async () => {
    const { feed } = open()
    await message()
    const mine = aMessage(1, { senderUid: 'ada', side: 'seeker' })

    feed.say([mine])
    feed.see({ harbour: 1 })
    expect(await screen.findByText(/Seen/)).toBeTruthy()
    feed.say([mine, aMessage(2, { text: '', erased: true })])
    expect(await screen.findByText('This message was erased with its writer’s account.')).toBeTruthy()
  })

  it('loads older messages when asked', async () => {
    const { feed } = open()
    await message()
    feed.say(Array.from({ length: 30 }, (_, index) => aMessage(index + 5, { sentAt: '2026-11-21T09:00:00.000Z' })))

    await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }))

    await waitFor(() => expect(feed.limits.at(-1)).toBe(60))
  })

  it('says when messages cannot be reached, and keeps the ones it has', async () => {
    const { feed } = open()
    await message()
    feed.say([aMessage(1)])
    await screen.findByText('Message 1')

    feed.say([aMessage(1)], false)

    expect(await screen.findByText(/Messages cannot be reached just now/)).toBeTruthy()
    expect(screen.getByText('Message 1')).toBeTruthy()
  })

  it('refuses messages when the other side has left', async () => {
    server.use(reply('chat.show', aDetail({ writable: false })))
    open()

    expect(await screen.findByText(/the other side has left S4/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('takes no message to who asks for help in secret, and says why', async () => {
    server.use(reply('chat.show', aDetail({ inSecret: true })))
    open({ at: `/chat?conversation=${id(1)}`, company: true })

    expect(await screen.findByText('Asked for help in secret: do not call or write to their phone.')).toBeTruthy()
    expect(screen.queryByLabelText('Message')).toBeNull()
  })

  it('says which member wrote: the first name to the worker, with the company', async () => {
    server.use(reply('chat.show', aDetail({ members: [{ uid: 'harbour', name: 'Mo' }] })))
    const feed = aFeed()
    open({ feed })
    await message()
    feed.say([aMessage(1)])

    expect(await screen.findByText(/Mo, Harbour Security/)).toBeTruthy()
  })

  it('is opened by the job it is about', async () => {
    server.use(reply('chat.open', ({ input }) => aConversation({ job: { ...aConversation().job, id: input.jobId } })))

    const { router } = open({ at: `/chat?job=${id(2)}&seeker=${id(4)}`, company: true })

    await screen.findByRole('log', { name: 'Messages with Sam Okoro' })
    expect(router.state.location.search).toBe(`?conversation=${id(1)}`)
  })
})

describe('a new message', () => {
  it('is sent with its own id and shown until the feed contains it', async () => {
    const sent: { messageId: string; text: string }[] = []
    server.use(
      reply(
        'chat.send',
        ({ input }) => (sent.push(input), { id: input.messageId, sequence: 3, sentAt: '2026-11-21T09:10:00.000Z' }),
      ),
    )
    const { feed } = open()
    await userEvent.type(await message(), 'On my way.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Sent')).toBeTruthy()
    feed.say([aMessage(3, { id: sent[0]?.messageId ?? '', senderUid: 'ada', side: 'seeker', text: 'On my way.' })])
    await waitFor(() => expect(screen.queryByText('Sent')).toBeNull())
    expect(screen.getAllByText('On my way.')).toHaveLength(1)
    expect(localStorage.getItem('unsent:ada')).toBeNull()
  })

  it('survives a reload while S4 cannot be reached, and is then sent with the same id', async () => {
    const asked: string[] = []
    server.use(noAnswer('chat.send'))
    const first = open()
    await userEvent.type(await message(), 'Still here.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Not sent yet/)).toBeTruthy()
    const kept = JSON.parse(localStorage.getItem('unsent:ada') ?? '{}')
    first.unmount()

    server.use(
      reply(
        'chat.send',
        ({ input }) => (
          asked.push(input.messageId),
          { id: input.messageId, sequence: 3, sentAt: '2026-11-21T09:10:00.000Z' }
        ),
      ),
    )
    open()

    expect(await screen.findByText('Still here.')).toBeTruthy()
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect(asked).toEqual([kept.messages[0].id])
  })

  it('is sent in order from any other page, too, once S4 can be reached', async () => {
    const sent: string[] = []
    server.use(noAnswer('chat.send'))
    const chat = open()
    for (const text of ['I am late.', 'Ten minutes.']) {
      await userEvent.type(await message(), text)
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    }
    await waitFor(() => expect(screen.getAllByText(/Not sent yet\. It goes as soon as/)).toHaveLength(2))
    chat.unmount()

    const Page = () => (
      <>
        <SendKeptMessages chatPath="/User-UserChatPage" />
        My work
      </>
    )
    renderRoutes([{ path: '/my-work', Component: Page }], { at: '/my-work', session: aSeekerSession() })
    await screen.findByText('My work')
    server.use(
      reply('chat.send', ({ input }) => {
        sent.push(input.text)
        return { id: input.messageId, sequence: 2 + sent.length, sentAt: '2026-11-21T09:10:00.000Z' }
      }),
    )
    window.dispatchEvent(new Event('online'))

    await waitFor(() => expect(sent).toEqual(['I am late.', 'Ten minutes.']), { timeout: 6000 })
    await waitFor(() => expect(localStorage.getItem('unsent:ada')).toBeNull())
  })

  it('says that it goes after signing in when the session is over', async () => {
    server.use(reject('chat.send', 'session.expired'))
    open()
    await userEvent.type(await message(), 'On my way.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Not sent yet. It goes once you have signed in again.')).toBeTruthy()
  })

  it('leaves focus in the field once it is sent', async () => {
    server.use(noAnswer('chat.send'))
    open()
    await userEvent.type(await message(), 'On my way.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    expect(document.activeElement).toBe(await message())
  })

  it('shows why it was refused, and can be sent again or removed', async () => {
    server.use(
      reject(
        'chat.send',
        new ApiError('chat.ended', { nextStep: { label: 'See your conversations', path: '/User-UserChatPage' } }),
      ),
    )
    open()
    await userEvent.type(await message(), 'Anybody?')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText(/Not sent: Nobody is left to read this/)).toBeTruthy()
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'See your conversations' }).getAttribute('href')).toBe(
      '/User-UserChatPage',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('Anybody?')).toBeNull()
    expect(localStorage.getItem('unsent:ada')).toBeNull()
  })

  it('that is too long stays whole in the field, which says how long it may be', async () => {
    open()
    await userEvent.click(await message())
    await userEvent.paste('x'.repeat(4001))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Use 4000 characters or fewer.')).toBeTruthy()
    expect(await message()).toHaveProperty('value', 'x'.repeat(4001))
  })

  it('stays in the field after leaving the page', async () => {
    const first = open()
    await userEvent.type(await message(), 'Half a sent')
    first.unmount()

    open()

    expect(await screen.findByDisplayValue('Half a sent')).toBeTruthy()
  })

  it('keeps its chosen pictures over a reload, until they are removed', async () => {
    let chosen = 0
    const picture = { url: '', name: 'gate.png', mediaType: 'image/png', byteSize: 1 }
    server.use(reply('files.create', () => ({ id: id(9 + chosen++), ...picture })))
    const first = open()
    for (const [index, name] of ['gate.png', 'door.png'].entries()) {
      await userEvent.upload(await screen.findByLabelText('Add pictures'), new File(['x'], name, { type: 'image/png' }))
      await screen.findByRole('button', { name: `Remove picture ${index + 1}` })
    }
    first.unmount()

    const second = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture 2' }))
    second.unmount()

    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
    expect(screen.queryByRole('button', { name: /^Remove picture/ })).toBeNull()
    expect(localStorage.getItem('unsent:ada')).toBeNull()
  })

  it('includes pictures, and shows when one cannot be sent', async () => {
    const sent: string[][] = []
    const file = () => new File(['x'], 'gate.png', { type: 'image/png' })
    server.use(
      reply('files.create', {
        id: id(9),
        url: `/api/files/${id(9)}`,
        name: 'gate.png',
        mediaType: 'image/png',
        byteSize: 1,
      }),
      reply(
        'chat.send',
        ({ input }) => (
          sent.push(input.fileIds),
          { id: input.messageId, sequence: 3, sentAt: '2026-11-21T09:10:00.000Z' }
        ),
      ),
    )
    const first = open()
    await userEvent.upload(await screen.findByLabelText('Add pictures'), file())
    await screen.findByRole('button', { name: 'Remove picture 1' })
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toEqual([[id(9)]]))
    first.unmount()

    open()
    await message()
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull()

    server.use(reject('files.create', 'file.unreadable'))
    await userEvent.upload(screen.getByLabelText('Add pictures'), file())
    expect(await screen.findByText(/The picture was not sent: That file is damaged/)).toBeTruthy()
  })
})

describe('the chat', () => {
  it('explains how to start when there are no conversations', async () => {
    server.use(reply('chat.list', { data: [], nextCursor: null }))
    const { container } = open({ at: '/User-UserChatPage' })

    expect(await screen.findByText(/Nobody has written yet/)).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('lists conversations with their unread counts', async () => {
    const { router } = open({ at: '/User-UserChatPage' })

    await userEvent.click(await screen.findByRole('link', { name: /Harbour Security.*Door supervisor.*1\s*not read/ }))

    await screen.findByRole('log', { name: 'Messages with Harbour Security' })
    expect(router.state.location.search).toBe(`?conversation=${id(1)}`)
  })

  it.each<[ListedConversation['lastMessage'], string]>([
    [{ by: 'other', words: 'Which gate?', pictures: true }, 'Which gate?'],
    [{ by: 'me', words: 'The north one.', pictures: false }, 'You: The north one.'],
    [{ by: 'me', words: '', pictures: true }, 'You: Picture'],
    [{ by: 'colleague', words: '', pictures: true }, 'Colleague: Picture'],
  ])('shows the last message: %j', async (lastMessage, words) => {
    server.use(reply('chat.list', { data: [aListed(lastMessage)], nextCursor: null }))
    open({ at: '/User-UserChatPage' })

    expect(within(await screen.findByRole('link', { name: /Harbour Security/ })).getByText(words)).toBeTruthy()
  })

  it('shows that chat is switched off', async () => {
    server.use(reply('config.show', aConfig()), reply('chat.list', { data: [], nextCursor: null }))
    open()

    expect(await screen.findByText(/Chat is off here/)).toBeTruthy()
  })
})

describe('the count beside Chat', () => {
  const Count = () => <p>{useUnreadMessages()} not read</p>

  it('is the server’s, and is left out when it cannot be loaded', async () => {
    const first = renderRoutes([{ path: '/', Component: Count }], { at: '/', session: aSeekerSession() })
    expect(await screen.findByText('1 not read')).toBeTruthy()
    first.unmount()

    server.use(noAnswer('chat.unread'))
    renderRoutes([{ path: '/', Component: Count }], { at: '/', session: aSeekerSession() })
    expect(await screen.findByText('0 not read')).toBeTruthy()
  })
})
