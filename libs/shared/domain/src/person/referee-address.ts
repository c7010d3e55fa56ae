/** Domains where anybody can have an address; a firm's referee is better reached at an address of the firm. */
const personalDomains = new Set([
  'aol.com',
  'btinternet.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'icloud.com',
  'mail.com',
  'me.com',
  'msn.com',
  'ntlworld.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'sky.com',
  'talktalk.net',
  'virginmedia.com',
])
const personalNames = /^(hotmail|live|outlook|yahoo|ymail)\./

export const mailDomain = (address: string): string => address.trim().toLowerCase().split('@').at(-1) ?? ''

export const isPersonalAddress = (address: string): boolean => {
  const domain = mailDomain(address)
  return personalDomains.has(domain) || personalNames.test(domain)
}

/** Whether two addresses reach the same mailbox: without case, and without what follows a plus. */
export const isSameMailbox = (a: string, b: string): boolean => mailbox(a) === mailbox(b)

function mailbox(address: string): string {
  const domain = mailDomain(address)
  const [name = ''] = address.trim().toLowerCase().split('@')
  const plain = name.split('+')[0] ?? ''
  // Gmail ignores dots, and has two domains.
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`
}

/** Whether a name carries a web or mail address, which a mail to somebody S4 does not know must not. */
export const hasAddress = (name: string): boolean => /[/:@]|\p{L}\.\p{Ll}{2}/u.test(name)
