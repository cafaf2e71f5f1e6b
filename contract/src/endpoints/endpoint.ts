import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import type { FileKind } from '../file-kinds.ts'
import type { Ability } from '../roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anyone, any member of staff, or those with an ability. */
export type Access = 'anyone' | 'staff' | Ability

export type FileRule = {
  maxBytes: number
  /** Determined by the file's bytes, never by its name. */
  kinds: readonly FileKind[]
  /** A person's photo: a refusal mentions a photo, not a notice's file. */
  isPhoto?: true
  /** A document that runs something, or fetches something from elsewhere, is refused. */
  isPassive?: true
  /** A PDF of somebody who is not the office: it is written again, without metadata. Pictures always are. */
  isRemade?: true
}

/** How a body may arrive. Where both are named, the content type decides. */
export type BodyFormat = 'json' | 'multipart' | 'multipart or json'

type Schema = z.ZodMiniType

/** A row of the endpoint table. The functions serve it, the clients call it, the tests and documents loop over it. */
export type Endpoint = {
  /** Method and path, first the documented one, then its aliases. `:id` is a segment, `*link` the rest. */
  routes: readonly [`${Method} /${string}`, ...`${Method} /${string}`[]]
  summary: string
  access: Access
  /** With access 'anyone': a good token changes the answer, a bad one is no error. */
  optionalCaller?: true
  /** A form that anyone may send: where the college has set up App Check, it has to come from the site. */
  isPublicForm?: true
  /** It creates something: with an `Idempotency-Key` header, a repeat of the request creates nothing more. */
  creates?: true
  /** A GET that changes data: only with a bearer token, never as a page, a prefetch or a HEAD. */
  changesData?: true
  params?: Schema
  /** What may follow the path's `?`. What does not fit is left out. */
  query?: Schema
  body?: {
    format: BodyFormat
    input: Schema
    files?: Readonly<Record<string, FileRule>>
    /** The most bytes of a JSON body, if not the usual number. */
    maxBytes?: number
    /** May be missing altogether, which is the same as `{}`. */
    optional?: true
  }
  /** A successful answer: JSON of this shape, or a stored file's bytes. */
  output: Schema | 'file'
  /** The status of a successful answer; 200 by default. */
  status?: 201
  /** What its handler refuses itself, beyond what follows from the rest of the row. */
  refuses?: readonly ErrorCode[]
  /** Failures carry `success: false`, because the earlier site checks that field. */
  successInFailures?: true
  /** Failures are plain text: the page shows the text. */
  plainTextErrors?: true
}

/** Keeps a table's literal types while checking its rows. */
export function endpoints<const Table extends Record<string, Endpoint>>(table: Table): Table {
  return table
}
