import { documentFile, documentPaths, waysFor } from '@s4/links'
import { documentHtml } from './document-html'

export interface WrittenDocument {
  path: string
  /** Below the folder of the built site. */
  file: string
  html: string
}

/** Every public page, rendered while this module is loaded: what a page imports can be loaded only so long. */
export const writtenDocuments: WrittenDocument[] = await Promise.all(
  documentPaths.flatMap((path) =>
    waysFor(path).map(async (ways) => ({
      path,
      file: documentFile(path, ways) ?? '',
      html: await documentHtml(path, ways),
    })),
  ),
)
