import type { DevelopmentMail } from '@s4/contract'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { listProviderMails } from './provider-mails'

const MAX_MAILS = 50

/** Development and tests only. */
export const mailboxHandlers = ({ db, settings, sealer }: Deps) =>
  settings.mode === 'production'
    ? []
    : [
        implement('mailbox.list', async () => {
          const ours = await db.query<
            DevelopmentMail & { app: 'seeker' | 'company' | null; linkSealed: Buffer | null }
          >(
            `select id, recipient, subject, body, created_at as sent_at, app, link, link_sealed
             from mail order by created_at desc
             limit $1`,
            [MAX_MAILS],
          )
          const providerMails = await listProviderMails(settings.firebase)
          return [
            ...providerMails,
            ...ours.map(({ app, link, linkSealed, ...mail }) => ({
              ...mail,
              link: linkSealed
                ? sealer.open(linkSealed, 'mail.link_sealed', mail.id)
                : app && link
                  ? appUrl(settings, app, link)
                  : (/https?:\/\/\S+/.exec(mail.body)?.[0] ?? null),
            })),
          ]
        }),
      ]
