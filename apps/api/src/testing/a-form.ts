interface File {
  name: string
  bytes: Buffer
}

/** A multipart form as a browser sends it: fields first, then files. */
export function aForm(
  fields: Record<string, string>,
  files: Record<string, File> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'test-form-boundary'
  const part = (name: string, more = '') =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`)
  const escaped = (name: string) => name.replaceAll('"', '%22')
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => [part(name), Buffer.from(`${value}\r\n`)]),
    ...Object.entries(files).flatMap(([name, file]) => [
      part(name, `; filename="${escaped(file.name)}"\r\ncontent-type: application/octet-stream`),
      file.bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
