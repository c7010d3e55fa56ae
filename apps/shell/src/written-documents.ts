import { documentFile, documentPaths, failureFiles, waysFor } from '@s4/links'
import { documentHtml } from './document-html'

export interface WrittenDocument {
  /** Below the folder of the built site. */
  file: string
  html: string
  /** Is no page of the app, and starts none. */
  isFailure: boolean
}

const ofPages = documentPaths.flatMap((path) =>
  waysFor(path).map(async (ways) => ({
    file: documentFile(path, ways) ?? '',
    html: await documentHtml(path, ways),
    isFailure: false,
  })),
)

const ofFailures = Object.entries(failureFiles).map(async ([path, file]) => ({
  file,
  html: await documentHtml(path, []),
  isFailure: true,
}))

/** Every document, rendered while this module is loaded: what a page imports can be loaded only so long. */
export const writtenDocuments: WrittenDocument[] = await Promise.all([...ofPages, ...ofFailures])
