/** A new posting, one that begins with a template, a job to change, or a job to copy some weeks later. */
export interface PostingStart {
  kind: 'new' | 'template' | 'change' | 'copy'
  jobId: string | null
  templateId: string | null
  weeks: number
}

export function parsePostingStart(params: URLSearchParams): PostingStart {
  const none = { jobId: null, templateId: null, weeks: 0 }
  const change = params.get('job')
  if (change) return { ...none, kind: 'change', jobId: change }
  const copy = params.get('copy')
  if (copy) return { ...none, kind: 'copy', jobId: copy, weeks: Number.parseInt(params.get('weeks') ?? '0', 10) || 0 }
  const template = params.get('template')
  if (template) return { ...none, kind: 'template', templateId: template }
  return { ...none, kind: 'new' }
}
