/** Every column that holds sealed values, with the primary key of its table. */
export const sealedColumns = {
  'seeker.utr_sealed': ['id'],
  'seeker.nino_sealed': ['id'],
  'licence.number_sealed': ['id'],
  'certificate.number_sealed': ['id'],
  'right_to_work.share_code_sealed': ['seeker_id'],
  'bank_details.sort_code_sealed': ['seeker_id'],
  'bank_details.account_number_sealed': ['seeker_id'],
  'invoice.seller_utr_sealed': ['id'],
  'conversation.last_words_sealed': ['id'],
  'installation.key_check_sealed': ['id'],
  'idempotent_answer.body': ['uid', 'key'],
} as const satisfies Record<string, readonly string[]>

export type SealedColumn = keyof typeof sealedColumns

export const isSealedColumn = (name: string): name is SealedColumn => Object.hasOwn(sealedColumns, name)
export const sealedColumnNames = Object.keys(sealedColumns).filter(isSealedColumn)

/** Names a row by the values of its primary key, in order. Neither a uuid nor the key of a request holds a space, so no two rows share a name. */
export const joinRowId = (...values: readonly string[]): string => values.join(' ')
