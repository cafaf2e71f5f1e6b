import * as z from 'zod/mini'
import { emulatorPorts } from './app.ts'
import { readIdToken } from './auth.ts'
import type { ListQuery } from './firestore.ts'

/**
 * Counts by Firestore's REST interface: the SDK's own count would be in the one Firestore chunk, which every visitor
 * loads and only the desk needs.
 */

type Condition = NonNullable<ListQuery['where']>[number]

const operators = { in: 'IN', 'array-contains': 'ARRAY_CONTAINS' } as const

function toValue(value: Condition[1]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { doubleValue: value }
  return { arrayValue: { values: value.map(toValue) } }
}

function toFilter([fieldPath, value, operator]: Condition): object {
  const op = operator ? operators[operator] : 'EQUAL'
  return { fieldFilter: { field: { fieldPath }, op, value: toValue(value) } }
}

/** What Firestore is asked: how many documents of the list there are, whatever its order and limit. */
export function countRequest({ collection, where = [] }: ListQuery): object {
  const filter = where.length > 0 && {
    where: { compositeFilter: { op: 'AND', filters: where.map(toFilter) } },
  }
  return {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collection }], ...filter },
      aggregations: [{ alias: 'count', count: {} }],
    },
  }
}

const AnswerSchema = z.tuple([
  z.object({
    result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
  }),
])

/** How many documents a list has; costs one read for a thousand. */
export async function countList(list: ListQuery): Promise<number> {
  const ports = emulatorPorts()
  const host = ports ? `http://${ports.host}:${ports.firestore}` : 'https://firestore.googleapis.com'
  const database = `projects/${__FIREBASE_CONFIG__.projectId}/databases/(default)`
  const response = await fetch(`${host}/v1/${database}/documents:runAggregationQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await readIdToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(countRequest(list)),
  })
  if (!response.ok) throw new Error(`Counting ${list.collection} answers ${response.status}.`)
  const [{ result }] = AnswerSchema.parse(await response.json())
  return Number(result.aggregateFields.count.integerValue)
}
