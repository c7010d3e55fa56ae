import type { ComponentProps } from 'react'
import { DownloadButton } from '../controls/download-button'

/** Saves every row of the filter, also those that are not loaded. */
export const CsvButton = (props: Pick<ComponentProps<typeof DownloadButton>, 'download'>) => (
  <DownloadButton {...props}>Download all as CSV</DownloadButton>
)
