export { DenseTable, type RowChoice, type TableColumn } from './dense-table'
export { CsvButton } from './csv-button'
export { sortText, useSortInUrl } from './use-sort-in-url'
