import { documentFile, documentPaths, failureFiles, waysFor } from '@s4/links'
import { bySecretScript } from '@s4/theme/page'
import { documentHtml } from './document-html'

export interface WrittenDocument {
  /** Below the folder of the built site. */
  file: string
  html: string
  /** The script that runs right after the page; empty for most. */
  script: string
  /** Is no page of the app, and starts none. */
  isFailure: boolean
}

/** What `BySecret` writes. */
const BY_SECRET = 'data-secret='

const ofPages = documentPaths.flatMap((path) =>
  waysFor(path).map(async (ways) => {
    const html = await documentHtml(path, ways)
    const script = html.includes(BY_SECRET) ? bySecretScript : ''
    return { file: documentFile(path, ways), html, script, isFailure: false }
  }),
)

const ofFailures = Object.entries(failureFiles).map(async ([path, file]) => ({
  file,
  html: await documentHtml(path, []),
  script: '',
  isFailure: true,
}))

/** Every document, rendered while this module is loaded: what a page imports can be loaded only so long. */
export const writtenDocuments: WrittenDocument[] = await Promise.all([...ofPages, ...ofFailures])
