import type { DevelopmentMail } from '@s4/contract'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { mailOfProvider } from './mail-of-provider'

const NEWEST = 50

/** Development and tests only; a production server has no such path. */
export const mailboxHandlers = ({ db, settings }: Deps) =>
  settings.mode === 'production'
    ? []
    : [
        implement('mailbox.list', async () => {
          const ours = await db.query<DevelopmentMail & { app: 'seeker' | 'company' | null }>(
            'select id, recipient, subject, body, created_at as sent_at, app, link from mail order by created_at desc limit $1',
            [NEWEST],
          )
          const theirs = await mailOfProvider(settings.firebase)
          return [
            ...theirs,
            ...ours.map(({ app, link, ...mail }) => ({
              ...mail,
              link: app && link ? appUrl(settings, app, link) : (/https?:\/\/\S+/.exec(mail.body)?.[0] ?? null),
            })),
          ]
        }),
      ]
