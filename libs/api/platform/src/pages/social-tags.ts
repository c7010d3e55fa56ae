import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl } from '../settings/app-url'
import type { Settings } from '../settings/settings'

export type PublicSite = 'shell' | 'seeker'

interface SharedPage {
  site: PublicSite
  path: string
  title: string
  description: string
}

/** In the public folder of the shell. */
const PICTURE = '/social-card.png'

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A tag of a head, escaped. */
export const metaTag = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${inAttribute(content)}">`

/** What a chat or a social network shows of a page whose address is shared: Open Graph, with a picture of our own. */
export function socialTags(
  settings: Pick<Settings, 'baseDomain' | 'port' | 'secureCookies'>,
  { site, path, title, description }: SharedPage,
): string {
  const tags = [
    ['og:site_name', 'S4'],
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', appUrl(settings, site, path)],
    ['og:image', appUrl(settings, 'shell', PICTURE)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'S4. Find security work. Fill security shifts.'],
    ['twitter:card', 'summary_large_image'],
  ] as const
  return tags.map(([name, content]) => metaTag(name.startsWith('og:') ? 'property' : 'name', name, content)).join('')
}

const ABOUT = 'Companies in the UK post shifts. Guards, door staff, stewards and CCTV teams work them and get paid.'

const titles: Record<PublicSite, Record<string, string>> = {
  shell: {
    [shellLinks.landing]: 'S4: shift work in security',
    [shellLinks.login]: 'Sign in to S4',
    [shellLinks.createAccount]: 'Create an S4 account',
    [shellLinks.terms]: 'Terms of S4',
    [shellLinks.privacy]: 'Privacy at S4',
    [shellLinks.accessibility]: 'Accessibility of S4',
    [shellLinks.questions]: 'Questions and answers about S4',
  },
  seeker: {
    [seekerLinks.jobs]: 'Security jobs on S4',
    [seekerLinks.company]: 'A company on S4',
  },
}

/** The tags of a public page; null for every other page. */
export function publicPageTags(settings: Parameters<typeof socialTags>[0], site: PublicSite, path: string) {
  const title = titles[site][path]
  return title === undefined ? null : socialTags(settings, { site, path, title, description: ABOUT })
}
