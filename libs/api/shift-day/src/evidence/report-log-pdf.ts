import { reportAnswerTexts, reportForms, reportSignatures, signaturePath } from '@s4/domain/report-forms'
import { momentText } from '@s4/domain/shift-text'
import { type Letterhead, paper } from '@s4/api-platform/pdf'
import { insideWords, type LogLine } from './report-log'

interface ReportLog {
  letterhead: Letterhead
  /** Site, job and time. */
  title: string
  zone: string
  lines: readonly LogLine[]
  /** Reports of force, ejections and first aid that are left out. */
  withheld: number
  /** A JPEG of a picture; null when its file is gone. */
  picture: (fileId: string) => Promise<Buffer | null>
  madeAt: string
  verifyAt: string
}

/** More pictures are named, not shown, so that a file stays small enough to send. */
const PICTURES_SHOWN = 60

/** The log of a shift as a file to keep or to hand on. */
export async function reportLogPdf(log: ReportLog): Promise<Buffer> {
  const { letterhead, title, zone, lines, withheld, madeAt, verifyAt } = log
  const page = paper({ title: `Report log: ${title}`, author: letterhead.name, numbered: true })
  page.letterhead(letterhead)
  page.text('H1', 'Report log')
  page.text('P', title)
  page.text('P', `Made by S4 on ${momentText(madeAt, zone)}. Times are those of the site.`)
  page.text('P', `To check that this file was not changed, open ${verifyAt}`, 12)
  if (withheld > 0)
    page.text(
      'P',
      `Left out, because who made this file may not read them: ${withheld} of force, ejection, first aid.`,
      12,
    )
  if (lines.length === 0) page.text('P', 'Nothing was recorded.')

  let pictures = 0
  for (const { at, seekerName, text, form, fileIds, inside } of lines) {
    page.text('H2', `${momentText(at, zone)}: ${seekerName}${form ? `, ${reportForms[form.kind].label}` : ''}`)
    page.text('P', text, form || fileIds.length > 0 ? 2 : 8)
    const answers = form ? reportAnswerTexts(form.kind, form.answers) : []
    for (const [index, { label, text: answer }] of answers.entries())
      page.text('P', `${label}${label.endsWith('?') ? '' : ':'} ${answer}`, index === answers.length - 1 ? 8 : 2)
    for (const { label, strokes } of form ? reportSignatures(form.kind, form.answers) : [])
      page.signature(signaturePath(strokes), label)
    for (const [index, fileId] of fileIds.entries()) {
      pictures += 1
      const bytes = pictures > PICTURES_SHOWN ? null : await log.picture(fileId)
      const name = `Picture ${index + 1} of ${fileIds.length}`
      if (bytes) page.picture(bytes, `${name}, sent by ${seekerName}${inside ? `, ${insideWords[inside]}` : ''}`)
      else page.text('P', `${name}: see the log on S4.`)
    }
  }
  return page.finish()
}
