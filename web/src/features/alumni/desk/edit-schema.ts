import { alumniEndpoints } from '@prangan/contract/endpoints/alumni'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { ChangedMobileSchema, UpdateAlumnusInputSchema } from '@prangan/contract/schemas/alumni'
import * as z from 'zod/mini'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { alumnusFields, toTexts } from './alumni-fields.ts'
import { fieldText, statusLabels } from './alumni-labels.ts'
import type { AlumnusRow } from './api/alumnus-row.ts'

const texts = () => deskMessages().alumni
const rule = alumniEndpoints.updateAlumnus.body.files.photo
const accepted = mediaTypesOf(rule.kinds)

export const acceptedPhotos = accepted.join(',')

const { shape } = UpdateAlumnusInputSchema

/** The edit form: the update's fields as the wire spells them, the status, and a photo. The server looks at its bytes. */
export const EditAlumnusSchema = z.object({
  name: shape.name,
  email: shape.email,
  MoNo: z.optional(ChangedMobileSchema),
  dob: shape.dob,
  gender: shape.gender,
  father: shape.father,
  mother: shape.mother,
  degree: shape.degree,
  year: shape.year,
  specialization: shape.specialization,
  designation: shape.designation,
  workingplace: shape.workingplace,
  address: shape.address,
  isVerified: z.boolean(),
  photo: z.optional(
    z
      .custom<File>((value) => value instanceof File)
      .check(
        z.refine((file) => file.size > 0, { error: () => errorText('empty-file') }),
        z.refine((file) => accepted.includes(file.type), { error: () => errorText('wrong-photo-type') }),
        z.refine((file) => file.size <= rule.maxBytes, { error: () => errorText('photo-too-large') }),
      ),
  ),
})
export type EditAlumnus = z.infer<typeof EditAlumnusSchema>

/** The form as it is typed, before the schema trims it. */
export type TypedAlumnus = z.input<typeof EditAlumnusSchema>

export function toForm(row: AlumnusRow): TypedAlumnus {
  const typed = { ...toTexts(row), isVerified: row.status, photo: undefined } satisfies Record<
    keyof TypedAlumnus,
    unknown
  >
  // An early registration may hold a gender or a degree that the schema refuses.
  return typed as TypedAlumnus
}

export function compareAlumni(before: AlumnusRow, after: AlumnusRow): FieldChange[] {
  const fields = alumnusFields().filter(({ name }) => before[name] !== after[name])
  return [
    ...fields.map(({ name, wire, label }) => ({ name: wire, label, now: fieldText(after, name) })),
    ...(before.status === after.status
      ? []
      : [{ name: 'isVerified', label: texts().details.status, now: statusLabels(after.status) }]),
    ...(before.photo === after.photo
      ? []
      : [{ name: 'photo', label: texts().form.photo, now: texts().form.anotherPhoto }]),
  ]
}
