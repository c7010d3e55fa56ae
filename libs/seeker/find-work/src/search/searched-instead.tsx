import { searchedInsteadText } from '@s4/domain/searched-instead'
import { Text } from '@s4/ui'
import { parseSearch } from './search-params'

interface SearchedInsteadProps {
  params: URLSearchParams
  instead: string
}

/** Says that the jobs below were found for other words. */
export const SearchedInstead = ({ params, instead }: SearchedInsteadProps) => (
  <Text>{searchedInsteadText(parseSearch(params).text ?? '', instead)}</Text>
)
