import type {
  BodyOf,
  EndpointName,
  EndpointOf,
  FileFieldOf,
  OutputOf,
  ParamsOf,
} from '@prangan/contract/endpoints/table'
import type { FileReply } from '../files/read-object.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { Firebase } from '../lib/firebase.ts'
import type { Caller } from './authenticate.ts'
import type { SentFile } from './read-multipart.ts'

/** What a handler is given: everything parsed, nothing of HTTP. */
export type Input<Name extends EndpointName> = {
  params: ParamsOf<Name>
  body: BodyOf<Name>
  files: Partial<Record<FileFieldOf<Name>, SentFile>>
}

export type Context<CallerType = Caller> = {
  caller: CallerType
  firebase: Firebase
  now: Date
  /** The network address that the call came from, '' where it is not known. */
  address: string
  /** Of a create: its answer is kept with it. */
  idempotency: Idempotency
}

type CallerOf<Name extends EndpointName> =
  EndpointOf<Name> extends { access: 'anyone' } ? Caller | undefined : Caller

type Reply<Name extends EndpointName> =
  EndpointOf<Name> extends { output: 'file' } ? FileReply : OutputOf<Name>

/** One endpoint's work: a function of its parsed input and its context. It throws a Failure to refuse. */
export type Handler<Name extends EndpointName> = (
  input: Input<Name>,
  context: Context<CallerOf<Name>>,
) => Promise<Reply<Name>>

/** A handler for every row of the endpoint table: a missing one does not compile. */
export type HandlerMap = { [Name in EndpointName]: Handler<Name> }
