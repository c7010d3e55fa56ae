import { ApiError } from '@s4/contract/api-error'
import { Text } from '@s4/ui'
import { ChooseCsvFile, CsvColumns, CsvErrors } from '../index'

const nothing = () => undefined
const labels = { site: 'Site', date: 'Date' }
const message = 'The file has more than 200 jobs. Send at most 200 at once.'

export const RefusedFile = () => (
  <ChooseCsvFile
    title="Post from a file"
    hint="Up to 200 jobs."
    failure={new ApiError('input.invalid', { fields: { file: message } })}
    message={message}
    onItsWay={null}
    onChoose={nothing}
  >
    <Text>Send a list of jobs as CSV, with a line of headings.</Text>
  </ChooseCsvFile>
)

export const ColumnsOfAFile = () => (
  <CsvColumns
    file={{ fileName: 'december.csv', header: ['Venue', 'Day', ''] }}
    rowsText="12 jobs"
    labels={labels}
    mapping={{ site: 0 }}
    failure={new ApiError('input.invalid', { fields: { 'mapping.date': 'Choose the column of the date.' } })}
    lookLabel="Look at the jobs"
    busy={false}
    locked={false}
    onChange={nothing}
    onLook={nothing}
    onOther={nothing}
  />
)

export const ErrorsOfAFile = () => (
  <CsvErrors
    wrong={1}
    errors={[
      {
        row: 3,
        column: 'date',
        value: '11/27/2026',
        message: 'Write the date with the day first, like 21/11/2026.',
      },
    ]}
    labels={labels}
  />
)
