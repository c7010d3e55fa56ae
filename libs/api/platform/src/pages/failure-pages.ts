import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FailureBody } from '@s4/contract/api-error'
import { failureFile, WHAT_HAPPENED } from '@s4/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'

interface FailurePages {
  /** The folder of the built shell, with their documents. */
  folder: string
  /** The content policy of a page of the site that was asked. */
  policyFor: (request: FastifyRequest) => string
}

/**
 * Whoever opens an address in a browser reads of a failure in a page, with the same status: a document of the build
 * that needs no script. Programs are answered as before, and so is everybody where the document cannot be read.
 */
export function showFailures(app: FastifyInstance, { folder, policyFor }: FailurePages): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isFailure = String(reply.getHeader('content-type')).startsWith('application/problem+json')
    if (!isFailure || typeof payload !== 'string' || !request.headers.accept?.includes('text/html')) return payload
    const { status, detail }: Pick<FailureBody, 'status' | 'detail'> = JSON.parse(payload)
    const page = await readFile(join(folder, failureFile(status)), 'utf8').catch(() => null)
    if (page === null) return payload
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(request))
      .header('cache-control', 'no-store')
    return page.replace(WHAT_HAPPENED, () => asText(detail))
  })
}

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
