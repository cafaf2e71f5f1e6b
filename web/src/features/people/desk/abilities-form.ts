import { type Grant, grantNames } from '@prangan/contract/roles'
import * as z from 'zod/mini'
import { failureMessage } from '../../../lib/failure-messages.ts'
import type { ResourceForm, ResourceFormState } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { grantAbilities } from './api/change-person.ts'
import type { PersonRow } from './api/person-row.ts'

const people = () => deskMessages().people
const grantTexts = () => deskMessages().grants
const texts = () => people().form

const AbilitiesFormSchema = z.record(z.enum(grantNames), z.boolean())
type Checked = Record<Grant, boolean>
export type AbilitiesFormState = ResourceFormState<PersonRow, Checked, Checked>

const toForm = ({ grants }: PersonRow): Checked =>
  Object.fromEntries(grantNames.map((grant) => [grant, grants.includes(grant)])) as Checked

export const abilitiesForm: ResourceForm<PersonRow, Checked, Checked> = {
  name: 'person',
  what: () => texts().what,
  schema: AbilitiesFormSchema,
  toForm,
  compare: (before, after) => {
    const [was, is] = [toForm(before), toForm(after)]
    return grantNames
      .filter((grant) => was[grant] !== is[grant])
      .map((grant) => ({
        name: grant,
        label: grantTexts()[grant].label,
        now: is[grant] ? texts().granted : texts().notGranted,
      }))
  },
  save: async (checked, base, _, { getToken }) => {
    const granted = grantNames.filter((grant) => checked[grant])
    return texts().saved(await grantAbilities(base, granted, getToken))
  },
  failure: (error) => ({ message: failureMessage(error, texts().failure) }),
}
