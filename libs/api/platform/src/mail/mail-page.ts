interface MailPage {
  subject: string
  body: string
  /** Where the mail leads, if anywhere. */
  address: string | null
  /** Of the landing page. */
  home: string
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A mail as a page with our letterhead: the name above a line, what it says, a button and a foot. It names no colour,
 * so that a mail program in dark mode has nothing to turn wrong, and loads nothing: nobody learns who opened it.
 */
export function mailPage({ subject, body, address, home }: MailPage): string {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((text) => `<p style="margin:0 0 12px;white-space:pre-line">${inHtml(text)}</p>`)
  const button = address && [
    `<p style="margin:24px 0 12px"><a href="${inHtml(address)}" style="display:inline-block;padding:12px 20px;` +
      'border:2px solid;border-radius:8px;font-weight:700;color:inherit;text-decoration:none">Open the link</a></p>',
    '<p style="margin:0;font-size:14px;overflow-wrap:anywhere">If the button does not work, copy this address into ' +
      `your browser: ${inHtml(address)}</p>`,
  ]
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title></head>`,
    "<body style=\"margin:0;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;",
    'font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto">',
    '<p style="margin:0 0 24px;padding-bottom:8px;border-bottom:3px solid;font-size:24px;font-weight:800">S4</p>',
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${inHtml(subject)}</h1>`,
    ...paragraphs,
    ...(button || []),
    '<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid;font-size:14px">',
    'Sent by S4, shift work in security. ',
    `<a href="${inHtml(home)}" style="color:inherit">${inHtml(new URL(home).host)}</a></p></div></body></html>`,
  ].join('')
}
