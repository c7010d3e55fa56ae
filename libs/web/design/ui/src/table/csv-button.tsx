import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '../controls/button'

/** Saves every row of the filter, also those that are not loaded. */
export const CsvButton = (props: Pick<ButtonProps, 'busy' | 'onClick'>) => (
  <Button size="small" tone="quiet" icon={<Download aria-hidden />} {...props}>
    Download all as CSV
  </Button>
)
