/** A new posting, one that begins with a template, a job to change, or a job to copy some weeks later. */
export interface PostingStart {
  kind: 'new' | 'template' | 'change' | 'copy'
  jobId: string | null
  templateId: string | null
  weeks: number
  /** What a post of a contract asks for, to begin a new posting with. */
  post: { title: string; role: string; siteId: string; people: string; date: string; start: string; end: string } | null
}

export function parsePostingStart(params: URLSearchParams): PostingStart {
  const none = { jobId: null, templateId: null, weeks: 0, post: null }
  const change = params.get('job')
  if (change) return { ...none, kind: 'change', jobId: change }
  const copy = params.get('copy')
  if (copy) return { ...none, kind: 'copy', jobId: copy, weeks: Number.parseInt(params.get('weeks') ?? '0', 10) || 0 }
  const template = params.get('template')
  if (template) return { ...none, kind: 'template', templateId: template }
  return { ...none, kind: 'new', post: params.has('role') ? postOf(params) : null }
}

function postOf(params: URLSearchParams): PostingStart['post'] {
  const [title = '', role = '', siteId = '', people = '', date = '', start = '', end = ''] = [
    'title',
    'role',
    'site',
    'people',
    'date',
    'start',
    'end',
  ].map((key) => params.get(key) ?? '')
  return { title, role, siteId, people, date, start, end }
}
