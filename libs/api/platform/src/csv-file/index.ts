export { isEmpty, readCsvFile } from './read-csv-file'
export { readSentCsv } from './read-sent-csv'
