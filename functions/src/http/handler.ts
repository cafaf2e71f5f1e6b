import type {
  BodyOf,
  EndpointName,
  EndpointOf,
  FileFieldOf,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '@prangan/contract/endpoints/table'
import type { FileReply } from '../files/read-object.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { Configuration } from '../lib/configuration.ts'
import type { Firebase } from '../lib/firebase.ts'
import type { Caller } from './authenticate.ts'
import type { SentFile } from './read-multipart.ts'

export type Input<Name extends EndpointName> = {
  params: ParamsOf<Name>
  query?: QueryOf<Name> | undefined
  body: BodyOf<Name>
  files: Partial<Record<FileFieldOf<Name>, SentFile>>
}

export type Context<CallerType = Caller> = {
  caller: CallerType
  firebase: Firebase
  configuration: Configuration
  now: Date
  /** The client's network address, '' if it is unknown. */
  address: string
  /** Returns a request's header, '' if it has none. */
  header: (name: string) => string
  idempotency: Idempotency
}

type CallerOf<Name extends EndpointName> =
  EndpointOf<Name> extends { access: 'anyone' } ? Caller | undefined : Caller

type Reply<Name extends EndpointName> =
  EndpointOf<Name> extends { output: 'file' } ? FileReply : OutputOf<Name>

export type Handler<Name extends EndpointName> = (
  input: Input<Name>,
  context: Context<CallerOf<Name>>,
) => Promise<Reply<Name>>

export type HandlerMap = { [Name in EndpointName]: Handler<Name> }
