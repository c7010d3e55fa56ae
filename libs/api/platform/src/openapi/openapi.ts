import { apiLinks } from '@s4/links'
import { contract, permissions, type Access, type Endpoint } from '@s4/contract'
import { failureCodes, failureSentence, failureStatus } from '@s4/contract/failure-catalogue'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import { z } from 'zod'
import { describeOtherPaths } from './other-paths'

type Json = Record<string, unknown>

const toSchema = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return schema
}

const securityByAccess: Record<Access, Json[]> = {
  public: [],
  identity: [{ idToken: [] }],
  person: [{ session: [] }, { idToken: [] }],
  seeker: [{ session: [] }, { idToken: [] }],
  'company-account': [{ session: [] }, { idToken: [] }],
  company: [{ session: [] }, { idToken: [] }],
  shift: [{ session: [] }, { idToken: [] }, { shiftToken: [] }],
  'own-shift': [{ session: [] }, { idToken: [] }, { shiftToken: [] }],
  staff: [{ staffSession: [] }],
}

function operation(name: RouteName): Json {
  const endpoint: Endpoint = contract[name]
  const inPath = [...routePath(name).matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
  const {
    properties = {},
    required = [],
    ...rest
  } = toSchema(endpoint.input, 'input') as { properties?: Json; required?: string[] }
  const others = Object.keys(properties).filter((key) => !inPath.includes(key))
  const byQuery = ['GET', 'DELETE'].includes(routeMethod(name))
  const parameters = [...inPath, ...(byQuery ? others : [])].map((key) => ({
    name: key,
    in: inPath.includes(key) ? 'path' : 'query',
    required: inPath.includes(key) || required.includes(key),
    schema: properties[key],
  }))
  const body = {
    ...rest,
    properties: Object.fromEntries(others.map((key) => [key, properties[key]])),
    required: required.filter((key) => others.includes(key)),
  }
  const item = toSchema(endpoint.output, 'output')
  const { beside } = endpoint
  const besideItems = beside && (toSchema(beside, 'output') as { properties: Json }).properties
  const data = endpoint.paged ? { type: 'array', items: item } : item

  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [name.split('.')[0]],
    security: securityByAccess[permissions[endpoint.requires]],
    description: `Requires: ${[endpoint.requires, ...(endpoint.needs ?? [])].join(', ')}.`,
    parameters,
    ...(!byQuery &&
      others.length > 0 && {
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: body },
            ...(endpoint.formData && { 'multipart/form-data': { schema: body } }),
          },
        },
      }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: { data, ...(endpoint.paged && { nextCursor: { type: ['string', 'null'] } }), ...besideItems },
            },
          },
        },
      },
      default: {
        description: 'A failure; see `code`.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** The whole contract as OpenAPI 3.1. */
export function openApi(names: readonly RouteName[], development: boolean): Json {
  const paths = describeOtherPaths(development)
  for (const name of names) (paths[routePath(name)] ??= {})[routeMethod(name).toLowerCase()] = operation(name)
  return {
    openapi: '3.1.0',
    info: {
      title: 'S4',
      version: '1',
      description:
        'Signed-in calls carry `firebase-id`, equal to the id of whoever is signed in. Writes by cookie carry ' +
        '`X-XSRF-TOKEN`. Creates honour `Idempotency-Key`.',
    },
    servers: [{ url: apiLinks.root }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__session' },
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
        staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-s4-staff' },
        shiftToken: { type: 'apiKey', in: 'header', name: 'shift-token' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'detail'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            requestId: { type: 'string' },
            nextStep: { type: 'object', properties: { label: { type: 'string' }, path: { type: 'string' } } },
            code: {
              type: 'string',
              enum: failureCodes,
              description: failureCodes
                .map((code) => `\`${code}\` (${failureStatus(code)}): ${failureSentence(code)}`)
                .join('\n\n'),
            },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            facts: { type: 'object' },
          },
        },
      },
    },
  }
}
