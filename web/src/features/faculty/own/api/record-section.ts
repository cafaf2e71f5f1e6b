import { recordEndpoints } from '@prangan/contract/endpoints/records'
import type { WithId } from '@prangan/contract/parse-document'
import { documentPaths, type RecordKind } from '@prangan/contract/paths'
import type { RecordDocuments } from '@prangan/contract/record-lists'
import * as z from 'zod/mini'
import { call } from '../../../../http/client.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { RecordTexts } from '../../../../messages/en/desk/own-records.ts'
import type { TextField } from '../../../../ui/desk/text-fields.tsx'
import { toRecords } from '../../api/parse-faculty.ts'
import type { RecordLine } from '../../api/record-lines.ts'
import { ownCall } from './own-call.ts'

export type RecordField = TextField & {
  /** `date`: as far as it is known, a day, a month or a year; `end`: such a date, or Present. */
  kind: 'text' | 'date' | 'end' | 'year'
}

export type RecordValues = Record<string, string>

export type Card = { id: string; line: RecordLine; form: Readonly<RecordValues> }

/** The calls that save a form that its schema has accepted: as a new record, or in place of one. */
export type Checked = {
  add: (token: string | undefined) => Promise<unknown>
  change: (id: string, token: string | undefined) => Promise<unknown>
}

/** One of the four lists: its texts, its form, its listener and its calls. */
export type RecordSection = {
  kind: RecordKind
  texts: () => RecordTexts
  fields: () => readonly RecordField[]
  load: () => Promise<Listen<readonly Card[]>>
  schema: z.ZodMiniType<Checked, RecordValues>
  remove: (id: string, token: string | undefined) => Promise<unknown>
  restore: (id: string, token: string | undefined) => Promise<unknown>
}

type Stored<Kind extends RecordKind> = WithId<RecordDocuments[Kind]>

/** What differs between the lists; `Form` is the input of their endpoints. */
type Making<Kind extends RecordKind, Form> = {
  kind: Kind
  fields: () => readonly (RecordField & { name: keyof Form & string })[]
  schema: z.ZodMiniType<Form>
  line: (record: Stored<Kind>) => RecordLine
  form: (record: Stored<Kind>) => Readonly<Record<keyof Form & string, string>>
  add: (body: Form, token: string | undefined) => Promise<unknown>
  change: (id: string, body: Form, token: string | undefined) => Promise<unknown>
  remove: (id: string, token: string | undefined) => Promise<unknown>
}

export function makeSection<Kind extends RecordKind, Form>(making: Making<Kind, Form>): RecordSection {
  const { kind, fields, schema } = making
  return {
    kind,
    texts: () => deskMessages().ownRecords[kind],
    fields,
    load: async () => {
      const { watchList } = await import('../../../../firebase/firestore.ts')
      return (uid, next, failed) =>
        watchList(
          { collection: documentPaths.facultyRecords(uid, kind) },
          (rows) =>
            next(
              toRecords(kind, rows).map((record) => ({
                id: record.id,
                line: making.line(record),
                form: making.form(record),
              })),
            ),
          failed,
        )
    },
    schema: z.pipe(
      schema,
      z.transform(
        (data: Form): Checked => ({
          add: (token) => ownCall(making.add(data, token)),
          change: (id, token) => ownCall(making.change(id, data, token)),
        }),
      ),
    ) as z.ZodMiniType<Checked, RecordValues>,
    remove: (id, token) => ownCall(making.remove(id, token)),
    restore: (id, token) =>
      ownCall(call(recordEndpoints, 'restoreRecord', { params: { kind, id } }, { token })),
  }
}
