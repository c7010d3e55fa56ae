import type { Settings } from '../settings/settings'
import type { HandedOver, PhoneMessage } from './channel'

const TIMEOUT_MS = 5000

type PhoneProvider = NonNullable<Settings['phone']>

/** Texts and calls through a provider with Twilio's interface of 2010-04-01. */
export const phoneSender =
  ({ url, account, token, from }: PhoneProvider): ((message: PhoneMessage) => Promise<HandedOver>) =>
  async ({ channel, number, words }) => {
    const about = channel === 'text' ? { Body: words } : { Twiml: spoken(words) }
    const answer = await fetch(
      `${url}/2010-04-01/Accounts/${account}/${channel === 'text' ? 'Messages' : 'Calls'}.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: number, From: from, ...about }).toString(),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    ).catch(() => null)
    await answer?.body?.cancel().catch(() => undefined)
    if (!answer) return 'unreachable'
    if (answer.ok) return null
    return answer.status === 429 || answer.status >= 500 ? 'unreachable' : 'refused'
  }

/** Our own fixed sentence, said twice; it holds nothing that needs escaping. */
const spoken = (words: string) => `<Response><Say language="en-GB" loop="2">${words}</Say></Response>`
