import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import type { FileKind } from '../file-kinds.ts'
import type { Ability } from '../roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Access = 'anyone' | 'staff' | Ability

export type FileRule = {
  maxBytes: number
  /** Determined from the file's bytes, never from its name. */
  kinds: readonly FileKind[]
  /** A person's photo, so that errors say 'photo' and not 'notice'. */
  isPhoto?: true
  /** Refuses documents that run code or fetch external resources. */
  isPassive?: true
  /** Rewrites a PDF from the public, without metadata. Pictures are always rewritten. */
  isRemade?: true
}

/** Where both are allowed, the content type decides. */
export type BodyFormat = 'json' | 'multipart' | 'multipart or json'

type Schema = z.ZodMiniType

/** A row of the endpoint table, which the functions, the clients, the tests and the documentation share. */
export type Endpoint = {
  /** The documented route, then its aliases. `:id` is a segment, `*link` the rest of the path. */
  routes: readonly [`${Method} /${string}`, ...`${Method} /${string}`[]]
  summary: string
  access: Access
  /** With access 'anyone': a valid token changes the answer, and an invalid one is no error. */
  optionalCaller?: true
  /** A public form: with App Check set up, requests must come from the site. */
  isPublicForm?: true
  /** With an `Idempotency-Key` header, a repeated request creates nothing more. */
  creates?: true
  /** A GET that changes data. It requires a bearer token, so that no link, prefetch or HEAD triggers it. */
  changesData?: true
  params?: Schema
  /** Query parameters that do not match are ignored. */
  query?: Schema
  body?: {
    format: BodyFormat
    input: Schema
    files?: Readonly<Record<string, FileRule>>
    maxBytes?: number
    /** A missing body equals `{}`. */
    optional?: true
  }
  output: Schema | 'file'
  /** 200 by default. */
  status?: 201
  /** Errors of the handler itself, beyond those that follow from the rest of the row. */
  refuses?: readonly ErrorCode[]
  /** Failures carry `success: false`, which the earlier site checks. */
  successInFailures?: true
  /** Failures are plain text, which the page shows. */
  plainTextErrors?: true
}

export function endpoints<const Table extends Record<string, Endpoint>>(table: Table): Table {
  return table
}
