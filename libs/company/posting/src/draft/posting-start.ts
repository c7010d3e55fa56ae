/** A new posting, a job to change, or a job to copy some weeks later. */
export interface PostingStart {
  kind: 'new' | 'change' | 'copy'
  jobId: string | null
  weeks: number
}

export function parsePostingStart(params: URLSearchParams): PostingStart {
  const change = params.get('job')
  if (change) return { kind: 'change', jobId: change, weeks: 0 }
  const copy = params.get('copy')
  if (copy) return { kind: 'copy', jobId: copy, weeks: Number.parseInt(params.get('weeks') ?? '0', 10) || 0 }
  return { kind: 'new', jobId: null, weeks: 0 }
}
