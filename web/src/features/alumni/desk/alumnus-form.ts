import { type ResourceForm, type ResourceFormState, refusalAt } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { failureText } from './alumni-labels.ts'
import type { AlumnusRow } from './api/alumnus-row.ts'
import { updateAlumnus } from './api/edit-alumni.ts'
import {
  compareAlumni,
  type EditAlumnus,
  EditAlumnusSchema,
  type TypedAlumnus,
  toForm,
} from './edit-schema.ts'

const texts = () => deskMessages().alumni.form

export type AlumnusFormState = ResourceFormState<AlumnusRow, TypedAlumnus, EditAlumnus>

/** The form in which the office changes an alumnus: only the changed fields are sent. */
export const alumnusForm: ResourceForm<AlumnusRow, TypedAlumnus, EditAlumnus> = {
  name: 'alumnus',
  what: () => texts().what,
  schema: EditAlumnusSchema,
  toForm,
  compare: compareAlumni,
  save: async ({ isVerified, photo, ...typed }, { id, version }, changed, saving) => {
    const update = {
      ...Object.fromEntries(Object.entries(typed).filter(([name]) => changed.includes(name))),
      ...(changed.includes('isVerified') && { status: isVerified ? ('1' as const) : ('0' as const) }),
      version,
      photo,
    }
    return texts().saved(await updateAlumnus(id, update, saving))
  },
  failure: (error) => refusalAt('photo', error, failureText('update', error)),
}
