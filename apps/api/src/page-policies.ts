import { createHash } from 'node:crypto'
import { appUrl, type Settings } from '@s4/api-platform/settings'
import { apiLinks } from '@s4/links'
import {
  bySecretScript,
  heldPressesScript,
  prePaintScript,
  startAfterPaintScript,
  trustedTextsScript,
} from '@s4/theme/page'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

// The only inline scripts of every page. Answers in a page are data, which no policy concerns.
const inlineScripts = [heldPressesScript, prePaintScript, startAfterPaintScript, trustedTextsScript].map(hashOf)

/** Google's sign-in window: what the page loads for it, and the names under which that makes trusted strings. */
const google = {
  scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  trusted: ['gapi#gapi', 'goog#html'],
}

/** From it an open page knows whether the server has a newer build. */
const NEWEST = '/index.html'

type PolicySettings = Pick<Settings, 'baseDomain' | 'port' | 'secureCookies' | 'firebase' | 'tileUrl'>

/** The content policy of each site's pages: what they may load, run and reach, by exact address where it is one. */
export function pagePolicies(settings: PolicySettings) {
  const { firebase, tileUrl } = settings
  const onSite = (site: 'shell' | 'seeker' | 'company', ...paths: string[]) =>
    paths.map((path) => appUrl(settings, site, path))
  // The emulators have the provider's paths below their own.
  const provider = (host: string) =>
    firebase.authEmulator ? `http://${firebase.authEmulator}/${host}` : `https://${host}`
  const identity = [
    `${provider('identitytoolkit.googleapis.com')}/v1/`,
    `${provider('identitytoolkit.googleapis.com')}/v2/`,
    `${provider('securetoken.googleapis.com')}/v1/`,
  ]
  const firestore = firebase.firestoreEmulator
    ? `http://${firebase.firestoreEmulator}`
    : 'https://firestore.googleapis.com'
  const chat = `${firestore}/google.firestore.v1.Firestore/`
  const signInFrame = firebase.authEmulator
    ? `http://${firebase.authEmulator}/emulator/auth/iframe`
    : `https://${firebase.authDomain}/__/auth/iframe`
  const tiles = tileFolder(tileUrl)

  const shared = (site: 'shell' | 'seeker' | 'company') => ({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': [...inlineScripts, ...onSite(site, '/assets/'), ...google.scripts],
    // Emotion makes its style elements empty and fills them by script. Safari takes no hash for that.
    'style-src': [...onSite(site, '/assets/'), "'unsafe-inline'"],
    'font-src': onSite(site, '/assets/'),
    'img-src': [...onSite(site, '/assets/', `${apiLinks.files}/`), 'blob:'],
    // Lighthouse and other checkers read what the site tells robots from within the page.
    'connect-src': [...onSite(site, `${apiLinks.root}/`, '/robots.txt'), ...identity],
    'frame-src': [signInFrame],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...google.trusted],
  })
  const [shell, seeker, company] = [shared('shell'), shared('seeker'), shared('company')]
  return {
    shell: written({
      ...shell,
      // The pages that lead into an app prefetch its first scripts.
      'script-src': [
        hashOf(bySecretScript),
        ...shell['script-src'],
        ...onSite('seeker', '/assets/'),
        ...onSite('company', '/assets/'),
      ],
    }),
    seeker: written({
      ...seeker,
      // The reader of codes.
      'script-src': [...seeker['script-src'], "'wasm-unsafe-eval'"],
      'img-src': [
        ...seeker['img-src'],
        ...onSite('seeker', '/icon-192.png', '/icon-512.png', '/icon-512-maskable.png'),
        ...tiles,
      ],
      'connect-src': [...seeker['connect-src'], ...onSite('seeker', '/assets/', NEWEST), chat],
      'worker-src': onSite('seeker', '/service-worker.js', '/push-worker.js'),
      'manifest-src': onSite('seeker', '/manifest.webmanifest'),
    }),
    company: written({
      ...company,
      'img-src': [...company['img-src'], ...tiles],
      'connect-src': [...company['connect-src'], ...onSite('company', NEWEST), chat],
      'worker-src': onSite('company', '/push-worker.js'),
    }),
  }
}

const written = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Where map pictures lie, and `data:`, with which the map clears one. */
function tileFolder(tileUrl: string): string[] {
  const [start = ''] = tileUrl.replace('{s}', '*').split('{')
  const folder = start.slice(0, start.lastIndexOf('/') + 1)
  return URL.canParse(folder.replace('*', 'any')) ? [folder, 'data:'] : []
}
