import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { admissionLimits } from '../../../contract/limits.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { type ApplicationAccess, hasEnded, withToken } from '../steps/application-access.ts'
import { stepsMessages } from '../steps-messages.ts'
import { type PreparedDocument, prepareDocument } from './prepare-document.ts'

type Chosen = { original: File; turns: number; prepared: PreparedDocument; url: string }

/** What this device knows of a slot. `waiting`: there is no connection. */
export type Slot = {
  chosen?: Chosen | undefined
  state: 'still' | 'preparing' | 'sending' | 'removing' | 'waiting' | 'failed'
  /** From 0 to 1, while it is sent. */
  share: number
  error: string
}

/** The application as the college has it, once it is read, and the slots of which this device knows more. */
export type Documents = {
  own: OwnApplication | null
  /** Why it could not be read; ''. */
  loadError: string
  slots: Readonly<Record<string, Slot>>
}

const still: Slot = { state: 'still', share: 0, error: '' }

type DocumentStoreOptions = {
  access: ApplicationAccess
  onStored: (rule: DocumentRule, prepared: PreparedDocument) => void
}

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** The state of the store: every change replaces it and calls the listeners. */
function createSlots() {
  let documents: Documents = { own: null, loadError: '', slots: {} }
  const listeners = new Set<() => void>()
  const set = (changes: Partial<Documents>) => {
    documents = { ...documents, ...changes }
    for (const listener of listeners) listener()
  }
  const slotOf = (key: string): Slot => documents.slots[key] ?? still
  return {
    read: (): Documents => documents,
    /** Returns what removes the listener, and says whether it was the last one. */
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return (): boolean => {
        listeners.delete(listener)
        return listeners.size === 0
      }
    },
    set,
    slotOf,
    change: (key: string, changes: Partial<Slot>) =>
      set({ slots: { ...documents.slots, [key]: { ...slotOf(key), ...changes } } }),
    forget: (key: string) => {
      const { chosen } = slotOf(key)
      if (chosen) URL.revokeObjectURL(chosen.url)
    },
  }
}

/**
 * The documents of an application. They are sent one after the other, for slow lines; what finds no connection waits for
 * one. Each answer is the application as it then stands.
 */
export function createDocumentStore({ access, onStored }: DocumentStoreOptions) {
  const { read, onChange, set, slotOf, change, forget } = createSlots()
  let queue: Promise<void> = Promise.resolve()
  /** The rules of slots that wait for a connection, and the attempt of each slot that counts. */
  const rules = new Map<string, DocumentRule>()
  const attempts = new Map<string, AbortController>()

  /** Begins an attempt at a slot; an earlier one ends, and its answer changes nothing. */
  const begin = ({ key }: DocumentRule): AbortSignal => {
    attempts.get(key)?.abort()
    const attempt = new AbortController()
    attempts.set(key, attempt)
    return attempt.signal
  }
  const fail = (key: string, error: unknown) => {
    const isOffline = error instanceof CallError && error.status === 0
    const texts = stepsMessages()
    change(key, {
      state: isOffline ? 'waiting' : 'failed',
      error: isOffline ? texts.documents.offline : failureMessage(error, texts.failure),
    })
  }

  const upload = async (rule: DocumentRule, prepared: PreparedDocument, signal: AbortSignal) => {
    const { key } = rule
    if (signal.aborted) return
    try {
      const own = await withToken(access, (token) =>
        call(
          ownApplicationEndpoints,
          'addApplicationDocument',
          { body: { token, slot: key }, files: { file: prepared.file } },
          { onProgress: (share) => change(key, { share }), signal },
        ),
      )
      set({ own })
      if (signal.aborted) return
      change(key, { state: 'still' })
      onStored(rule, prepared)
    } catch (error) {
      if (!signal.aborted) fail(key, error)
    }
  }
  const send = (rule: DocumentRule, prepared: PreparedDocument, signal: AbortSignal) => {
    change(rule.key, { state: 'sending', share: 0, error: '' })
    queue = queue.then(() => upload(rule, prepared, signal))
  }
  const prepare = async (rule: DocumentRule, original: File, turns: number) => {
    const { key } = rule
    const signal = begin(rule)
    rules.set(key, rule)
    change(key, { state: 'preparing', error: '' })
    try {
      const prepared = await prepareDocument(original, rule.kind, turns)
      if (signal.aborted) return
      forget(key)
      change(key, { chosen: { original, turns, prepared, url: URL.createObjectURL(prepared.file) } })
      send(rule, prepared, signal)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      if (!signal.aborted) change(key, { state: 'failed', error: text })
    }
  }
  const retry = (rule: DocumentRule) => {
    const { chosen } = slotOf(rule.key)
    if (chosen) send(rule, chosen.prepared, begin(rule))
  }
  const empty = (key: string) => {
    forget(key)
    change(key, { ...still, chosen: undefined })
  }
  const sendWaiting = () => {
    for (const [key, rule] of rules) if (slotOf(key).state === 'waiting') retry(rule)
  }

  return {
    read,
    subscribe: (listener: () => void): (() => void) => {
      const stop = onChange(listener)
      addEventListener('online', sendWaiting)
      return () => {
        if (stop()) removeEventListener('online', sendWaiting)
      }
    },
    /** Reads the application; `asks` says whether another code may be asked for. */
    load: async (asks: boolean): Promise<void> => {
      const read = (token: string) => call(ownApplicationEndpoints, 'readOwnApplication', { body: { token } })
      if (!asks && access.getToken() === '') return
      set({ loadError: '' })
      try {
        set({ own: await (asks ? withToken(access, read) : read(access.getToken())) })
      } catch (error) {
        if (asks || !hasEnded(error)) set({ loadError: failureMessage(error, stepsMessages().failure) })
      }
    },
    choose: (rule: DocumentRule, original: File): void => {
      const most = admissionLimits.files
      const isNew = !filledSlots(read()).has(rule.key)
      if (isNew && filledSlots(read()).size >= most)
        change(rule.key, { state: 'failed', error: stepsMessages().documents.full(most) })
      else void prepare(rule, original, 0)
    },
    /** Turns the chosen picture by a quarter, and sends it again. */
    turn: (rule: DocumentRule): void => {
      const { chosen } = slotOf(rule.key)
      if (chosen) void prepare(rule, chosen.original, (chosen.turns + 1) % 4)
    },
    retry,
    remove: async (rule: DocumentRule): Promise<void> => {
      const { key } = rule
      begin(rule)
      if (!read().own?.documents[key]) return empty(key)
      change(key, { state: 'removing', error: '' })
      try {
        const own = await withToken(access, (token) =>
          call(ownApplicationEndpoints, 'removeApplicationDocument', { body: { token, slot: key } }),
        )
        set({ own })
        empty(key)
      } catch (error) {
        change(key, { state: 'failed', error: failureMessage(error, stepsMessages().failure) })
      }
    },
    close: (): void => {
      for (const key of Object.keys(read().slots)) forget(key)
    },
  }
}

/** The slots that are filled, or will be once their files are sent. */
export function filledSlots({ own, slots }: Documents): ReadonlySet<string> {
  const chosen = Object.keys(slots).filter((key) => slots[key]?.chosen)
  return new Set([...Object.keys(own?.documents ?? {}), ...chosen])
}

export function issuesInDocuments(
  rules: readonly DocumentRule[],
  { own, slots }: Documents,
): Readonly<Record<string, string>> {
  const { missing, underWay } = stepsMessages().documents
  const issues = rules.flatMap(({ key, isRequired }): [string, string][] => {
    const { state = 'still', chosen } = slots[key] ?? still
    const isThere = own?.documents[key] !== undefined
    if (state !== 'still' && (chosen || isThere)) return [[`document-${key}`, underWay]]
    return isRequired && !isThere ? [[`document-${key}`, missing]] : []
  })
  return Object.fromEntries(issues)
}
