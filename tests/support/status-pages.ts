import * as plugins from '@prangan/plugins/tests/calls'
import type { Firestore } from 'firebase-admin/firestore'
import type { AccessKind } from '../../functions/src/lib/status-access.ts'
import type { Answer } from './call.ts'

type From = { clientHeaders?: Record<string, string>; device?: string }
export type Owner = { number: string; email: string; home: Record<string, string> }

/** A page on which people without an account see what became of what they sent. */
export type StatusPage = {
  what: string
  /** What a number and an address must not tell. */
  name: string
  access: AccessKind
  /** `code` and `open` are below it. */
  path: string
  prefix: string
  document: (number: string, email: string) => readonly [path: string, data: object]
  prepare: (firestore: Firestore, now: Date) => Promise<void>
  make: () => Promise<Owner>
  ask: (owner: Owner, from?: From) => Promise<Answer>
  open: (owner: Owner, code: string, flow: unknown, from?: From) => Promise<Answer>
}

export const statusPages: readonly StatusPage[] = plugins.statusPages
