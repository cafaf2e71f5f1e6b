import type * as real from '../firebase/firestore.ts'

/** Replaces `web/src/firebase/firestore.ts`: documents in memory, with listeners like the emulator's. */

type Data = Record<string, unknown>
type Listener = { path: string; tell: () => void; fail: (error: Error) => void }

const stored = new Map<string, Data>()

/** Converts Dates to timestamps, like the SDK. */
const asRead = (value: unknown): unknown => {
  if (value instanceof Date) return { toDate: () => value }
  if (Array.isArray(value)) return value.map(asRead)
  if (typeof value !== 'object' || value === null || 'toDate' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]))
}
const listeners = new Set<Listener>()
const refused = new Set<string>()
let isOutOfReach = false
let held: Promise<void> | undefined

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

function tell(path: string): void {
  for (const listener of listeners) {
    if (listener.path === path || listener.path === folderOf(path)) listener.tell()
  }
}

export const firestore = {
  put: (path: string, data: Data) => {
    stored.set(path, asRead(data) as Data)
    tell(path)
  },
  remove: (path: string) => {
    stored.delete(path)
    tell(path)
  },
  read: (path: string): Data | undefined => stored.get(path),
  /** Reads and listeners fail until `comeBack`. */
  goAway: () => {
    isOutOfReach = true
    for (const { fail } of listeners) fail(unreachable())
  },
  comeBack: () => {
    isOutOfReach = false
  },
  /** The rules refuse reads of pages of this collection. */
  refuse: (collection: string) => void refused.add(collection),
  /** Holds later reads of pages until the returned function is called. */
  holdReads: (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  },
  reset: () => {
    held = undefined
    refused.clear()
    stored.clear()
    listeners.clear()
    isOutOfReach = false
  },
}

const unreachable = () => new Error('The server cannot be reached.')

/** Calls back asynchronously, like a server. */
function listen(listener: Listener): () => void {
  listeners.add(listener)
  queueMicrotask(() => {
    if (!listeners.has(listener)) return
    if (isOutOfReach) listener.fail(unreachable())
    else listener.tell()
  })
  return () => void listeners.delete(listener)
}

const comparable = (value: unknown) =>
  typeof value === 'object' && value !== null && 'toDate' in value
    ? (value as { toDate: () => Date }).toDate().getTime()
    : value instanceof Date
      ? value.getTime()
      : (value as string | number)

/** `field` may be a path: 'details.submittedAt'. */
const valueAt = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | undefined)?.[name], data)

type Condition = NonNullable<real.ListQuery['where']>[number]

function fits(id: string, data: Data, [field, wanted, operator]: Condition) {
  const stored = field === '__name__' ? id : valueAt(data, field)
  const [value, limit] = [comparable(stored), comparable(wanted)]
  const tests: Record<string, () => boolean> = {
    '==': () => value === limit,
    '<=': () => value <= limit,
    '<': () => value < limit,
    '>=': () => value >= limit,
    '>': () => value > limit,
    in: () => (wanted as readonly unknown[]).includes(stored),
    'array-contains': () => (stored as unknown[]).includes(wanted),
  }
  return tests[operator ?? '==']?.() ?? false
}

/** Returns the first page only; these tests do not change pages. */
function rowsOf({ collection, where = [], orderBy, thenBy = [], limit }: real.ListQuery): real.Row[] {
  const orders = orderBy ? [orderBy, ...thenBy] : []
  const keyOf = ({ id, data }: { id: string; data: Data }, field: string) =>
    field === '__name__' ? id : comparable(valueAt(data, field))
  return (
    [...stored]
      .filter(([path]) => folderOf(path) === collection)
      .map(([path, data]) => ({ id: path.slice(collection.length + 1), data }))
      .filter(({ id, data }) => where.every((each) => fits(id, data, each)))
      // Like Firestore, leaves out documents without a value for the order.
      .filter((row) => orders.every(([field]) => keyOf(row, field) !== undefined))
      .sort((one, other) => {
        for (const [field, direction] of orders) {
          const [a, b] = [keyOf(one, field), keyOf(other, field)]
          if (a !== b) return a < b === (direction === 'asc') ? -1 : 1
        }
        return 0
      })
      .slice(0, limit)
  )
}

export const watchDocument: typeof real.watchDocument = (path, next, fail) =>
  listen({ path, tell: () => next(stored.get(path)), fail })

export const watchList: typeof real.watchList = (list, next, fail) =>
  listen({ path: list.collection, tell: () => next(rowsOf(list)), fail })

export const readPage: typeof real.readPage = async (list) => {
  await held
  if (isOutOfReach) throw unreachable()
  if (refused.has(list.collection)) throw Object.assign(new Error('Refused.'), { code: 'permission-denied' })
  return rowsOf(list)
}

export const countList: typeof real.countList = async ({ limit: _, ...list }) => (await readPage(list)).length

export const writeEntry: typeof real.writeEntry = async (path, map, key, entry) => {
  if (isOutOfReach) throw unreachable()
  const before = stored.get(path)
  const { [key]: _, ...others } = (before?.[map] ?? {}) as Data
  const at = new Date()
  firestore.put(path, { ...before, [map]: entry ? { ...others, [key]: { ...entry, at } } : others, at })
}
