import { nothingTyped, type Typed } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import type { Receipt } from '@prangan/web/features/admissions/apply/api/receipt.ts'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { forgetStepsDraft } from './steps-draft.ts'

/** Kept on this device, so that an applicant who leaves comes back to the later steps; once sent, in this tab alone. */
const key = 'application-started'
/** Kept in this tab alone: what opens the application. */
const tokenKey = 'application-token'

const StartedSchema = z.object({
  number: z.string(),
  /** When the first step was sent, ISO 8601. */
  sentAt: z.string(),
  application: z.record(z.string(), z.string()),
  isFinished: z.boolean(),
})
/** An application whose first step was sent, and whose later ones are open. */
export type Started = Omit<z.infer<typeof StartedSchema>, 'application'> & {
  application: Typed
  /** What the server answered to the first step, until the page is left. */
  message?: string
}

const listeners = new Set<() => void>()
let current: Started | null | undefined

function readStored(): Started | null {
  try {
    const text = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? 'null'
    const stored = StartedSchema.safeParse(JSON.parse(text))
    return stored.success
      ? { ...stored.data, application: { ...nothingTyped, ...stored.data.application } }
      : null
  } catch {
    return null
  }
}

function read(): Started | null {
  if (current === undefined) current = readStored()
  return current
}

function store(started: Started | null): void {
  current = started
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(key)
    const storage = started?.isFinished ? sessionStorage : localStorage
    if (started) storage.setItem(key, JSON.stringify(started))
  } catch {
    // Without storage it is there as long as the page is open.
  }
  for (const listener of listeners) listener()
}

/** Begins the later steps of an application that was opened with this token. */
export function beginSteps({ applicationNumber, ...receipt }: Receipt, token: string): void {
  keepToken(token)
  store({ ...receipt, number: applicationNumber, isFinished: false })
}

/** The first step was changed. */
export function changeStarted(application: Typed): void {
  const started = read()
  if (started) store({ ...started, application })
}

/** The later steps were sent: only this tab still knows of the application. */
export function finishSteps(): void {
  const started = read()
  if (!started) return
  forgetStepsDraft(started.number)
  store({ ...started, isFinished: true })
}

export function endSteps(): void {
  const started = read()
  if (started) forgetStepsDraft(started.number)
  keepToken('')
  store(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The application whose later steps are open on this device, or null. */
export function useStarted(): Started | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

let token: string | undefined

/** The token that opens it, in this tab; '' where there is none. */
export function readToken(): string {
  if (token !== undefined) return token
  try {
    token = sessionStorage.getItem(tokenKey) ?? ''
  } catch {
    token = ''
  }
  return token
}

/** Keeps another token; '' for none. */
export function keepToken(next: string): void {
  token = next
  try {
    if (next) sessionStorage.setItem(tokenKey, next)
    else sessionStorage.removeItem(tokenKey)
  } catch {
    // Without storage it is there as long as the page is open.
  }
}
