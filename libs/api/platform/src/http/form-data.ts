import type { Multipart, MultipartFile } from '@fastify/multipart'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'

/** A file of a multipart form. */
export interface SentFile {
  name: string
  bytes: Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart form by field name. */
    sentFiles?: Map<string, SentFile>
  }
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file'

/**
 * Reads the fields of a multipart form into an object: `manager[managerName]` sets a nested field, and a field that
 * holds JSON is parsed. The one file, in `fileField`, must come last.
 */
export async function readFormData(request: FastifyRequest, fileField: string): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  const files = new Map<string, SentFile>()
  try {
    for await (const part of request.parts()) {
      // A part of raw bytes is a file even without a name.
      if (files.size > 0)
        throw new ApiError('input.unreadable', {
          message: `Send one file, in the field ${fileField}, after all other fields.`,
        })
      if (!isFile(part)) setField(fields, part.fieldname, String(part.value))
      else if (part.fieldname === fileField)
        files.set(fileField, { name: part.filename || '', bytes: await part.toBuffer() })
      else throw new ApiError('input.unreadable', { message: `Send the file in the field ${fileField}.` })
    }
  } catch (error) {
    throw hasOwnMessage(error)
      ? error
      : new ApiError('input.unreadable', { message: 'The form did not arrive whole. Send it again.' })
  }
  request.sentFiles = files
  return fields
}

/** The form parser throws errors without a status for an incomplete form. */
const hasOwnMessage = (error: unknown) => error instanceof ApiError || (error instanceof Error && 'statusCode' in error)

function setField(fields: Record<string, unknown>, name: string, value: string): void {
  const nested = /^(\w+)\[(\w+)\]$/.exec(name)
  if (!nested) {
    fields[name] = readValue(value)
    return
  }
  const [, outer = '', inner = ''] = nested
  const existing = fields[outer]
  fields[outer] = { ...(typeof existing === 'object' && existing !== null ? existing : {}), [inner]: value }
}

function readValue(value: string): unknown {
  if (!value.startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    throw new ApiError('input.unreadable', { message: 'A form field holds JSON that cannot be read.' })
  }
}
