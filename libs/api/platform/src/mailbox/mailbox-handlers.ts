import type { DevelopmentMail } from '@s4/contract'
import type { Db } from '@s4/db'
import { IS_ABOUT_PHONE_IN_SECRET } from '../agreed-work/phone-in-secret'
import { appUrl } from '../settings/app-url'
import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { messageWords } from '../channels/message-words'
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
          const spoken = await listPhoneMessages(db)
          const providerMails = await listProviderMails(settings.firebase)
          return [
            ...providerMails,
            ...spoken.map(({ id, phone, sentAt, codeSealed, ...told }) => {
              const code = codeSealed && sealer.open(codeSealed, 'outgoing_message.code_sealed', id)
              return {
                id,
                recipient: phone ?? 'a number that was removed',
                subject: told.channel === 'text' ? 'Text message' : 'Phone call',
                body: messageWords(settings, { ...told, code }),
                link: told.link && appUrl(settings, 'company', told.link),
                sentAt,
              }
            }),
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

interface PhoneMessageRow {
  id: string
  phone: string | null
  sentAt: string
  channel: 'text' | 'call'
  purpose: 'alert' | 'code' | 'test'
  kind: string | null
  link: string | null
  inSecret: boolean
  codeSealed: Buffer | null
}

/** The texts and calls that a phone provider would have been given. */
const listPhoneMessages = (db: Db): Promise<PhoneMessageRow[]> =>
  db.query<PhoneMessageRow>(
    `select message.id, reach.phone, sent_at, channel, purpose, message.kind, link, code_sealed,
       ${IS_ABOUT_PHONE_IN_SECRET} as in_secret
     from outgoing_message message left join reach using (uid) left join alert on alert.id = message.alert_id
     where channel in ('text', 'call') and sent_at is not null order by sent_at desc, message.id desc limit $1`,
    [MAX_MAILS],
  )
