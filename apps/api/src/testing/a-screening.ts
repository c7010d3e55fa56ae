import type { Seeker } from './a-seeker'
import type { TestApi } from './start-api'

export const REFEREE = {
  name: "Niamh O'Neill",
  firm: 'Northgate Security',
  relation: 'Manager',
  email: 'niamh@northgate.example',
  phone: '07700 900456',
}
export const ANSWER = {
  from: '2016-01-01',
  to: null,
  role: 'Door supervisor',
  reasonForLeaving: '',
  reengage: 'yes',
  comment: '',
}

/** The one employment of a new seeker. */
export async function employmentOf(api: TestApi, { seekerId }: Seeker): Promise<string> {
  const [job] = await api.db.query<{ id: string }>('select id from experience where seeker_id = $1', [seekerId])
  return job?.id ?? ''
}

export const declare = (api: TestApi, seeker: Seeker) =>
  api.as(seeker, 'PUT', '/screening/declaration', {
    judgments: { any: 'no' },
    convictions: { any: 'no' },
    consent: true,
  })

export const askReferee = async (api: TestApi, seeker: Seeker, change: object = {}) =>
  api.as(seeker, 'POST', '/screening/references', {
    ...REFEREE,
    entryKind: 'employment',
    entryId: await employmentOf(api, seeker),
    ...change,
  })

/** The secret of the latest mail to an address. */
export async function secretFor(api: TestApi, email: string = REFEREE.email): Promise<string> {
  const mails = (await api.anonymous('GET', '/dev/mailbox')).json<{ data: { recipient: string; link: string }[] }>()
    .data
  return mails.find(({ recipient }) => recipient === email)?.link.split('#')[1] ?? ''
}

/** A seeker whose referee has confirmed the one employment. */
export async function aScreenedSeeker(
  api: TestApi,
  overrides: Parameters<TestApi['aSeeker']>[0] = {},
): Promise<Seeker> {
  const seeker = await api.aSeeker(overrides)
  const email = `referee-${seeker.uid}@northgate.example`
  await declare(api, seeker)
  await askReferee(api, seeker, { email })
  await api.anonymous('POST', '/references/confirm', { ...ANSWER, secret: await secretFor(api, email) })
  return seeker
}
