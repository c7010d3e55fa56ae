/** Every sealed column with the primary key of its table. */
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
  'mail.link_sealed': ['id'],
  'outgoing_message.code_sealed': ['id'],
  'screening_declaration.judgments_sealed': ['seeker_id'],
  'screening_declaration.convictions_sealed': ['seeker_id'],
  'screening_reference.email_sealed': ['id'],
  'screening_reference.phone_sealed': ['id'],
  'screening_reference.leaving_sealed': ['id'],
  'screening_reference.comment_sealed': ['id'],
  'idempotent_answer.body': ['uid', 'key'],
} as const satisfies Record<string, readonly string[]>

export type SealedColumn = keyof typeof sealedColumns

export const isSealedColumn = (name: string): name is SealedColumn => Object.hasOwn(sealedColumns, name)
export const sealedColumnNames = Object.keys(sealedColumns).filter(isSealedColumn)

/** Joins the values of a primary key. None of them contains a space, so the result is unique. */
export const joinRowId = (...values: readonly string[]): string => values.join(' ')
