import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { Text } from '@s4/ui'

/** Says below a list that it is not all there is. */
export const FirstOnly = ({ list }: { list: readonly unknown[] }) =>
  list.length >= STAFF_LIST_LENGTH && (
    <Text size="small" tone="muted">
      Only the first {STAFF_LIST_LENGTH} are shown. The others follow as these are dealt with.
    </Text>
  )
