import { SESSION_COOKIE } from '@s4/api-identity/session'
import { appUrl, type Settings } from '@s4/api-platform/settings'
import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { FastifyRequest } from 'fastify'

/** For somebody signed out, who has no page of these. */
const instead: Record<string, string> = {
  [seekerLinks.faq]: shellLinks.questions,
  [companyLinks.faq]: shellLinks.questions,
  [shellLinks.newPassword]: shellLinks.forgottenPassword,
}

/** The provider may send the links of all mails to one page. */
const ofMail: Record<string, string> = { resetPassword: shellLinks.newPassword, signIn: shellLinks.login }

/** Where a browser reads what it asks for; null where that is the page it asks for. */
export const readElsewhere =
  (settings: Pick<Settings, 'baseDomain' | 'port' | 'secureCookies'>) =>
  ({ cookies, url }: Pick<FastifyRequest, 'cookies' | 'url'>, path: string): string | null => {
    const { search, searchParams } = new URL(url, 'http://s4')
    const mailed = path === shellLinks.verifyEmail && ofMail[searchParams.get('mode') ?? '']
    if (mailed) return appUrl(settings, 'shell', `${mailed}${search}`)
    const other = instead[path]
    return other && !cookies[SESSION_COOKIE] && !searchParams.has('oobCode') ? appUrl(settings, 'shell', other) : null
  }
