import { alumniEndpoints } from '@prangan/contract/endpoints/alumni'
import { errors } from '@prangan/contract/errors'
import { UpdateAlumnusInputSchema } from '@prangan/contract/schemas/alumni'
import * as z from 'zod/mini'
import { alumnusFields } from './alumni-fields.ts'
import type { AlumnusRow } from './api/alumnus-row.ts'

const rule = alumniEndpoints.updateAlumnus.body.files.photo
const accepted: readonly string[] = rule.kinds.map((kind) => `image/${kind}`)

/** What the file dialog offers. */
export const acceptedPhotos = accepted.join(',')

const { shape } = UpdateAlumnusInputSchema

/** The edit form: the update's fields as the wire spells them, the status, and a photo. The server looks at its bytes. */
export const EditAlumnusSchema = z.object({
  name: shape.name,
  email: shape.email,
  MoNo: shape.MoNo,
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
        z.refine((file) => accepted.includes(file.type), errors['wrong-photo-type'][1]),
        z.refine((file) => file.size <= rule.maxBytes, errors['photo-too-large'][1]),
      ),
  ),
})
export type EditAlumnus = z.infer<typeof EditAlumnusSchema>

/** The form as it is typed, before the schema trims it. */
export type TypedAlumnus = z.input<typeof EditAlumnusSchema>

/** An alumnus as the form shows them. */
export function toForm(row: AlumnusRow): TypedAlumnus {
  const texts: Partial<TypedAlumnus> = Object.fromEntries(
    alumnusFields.map(({ name, wire }) => [wire, row[name]]),
  )
  return { ...texts, isVerified: row.status, photo: undefined }
}

/** The fields that somebody else has changed between two versions, by the form's names. */
export function changedBetween(before: AlumnusRow, after: AlumnusRow): (keyof TypedAlumnus)[] {
  const texts = alumnusFields.filter(({ name }) => before[name] !== after[name]).map(({ wire }) => wire)
  return [
    ...texts,
    ...(before.status === after.status ? [] : (['isVerified'] as const)),
    ...(before.photo === after.photo ? [] : (['photo'] as const)),
  ]
}
