import { type Grant, grantNames } from '@prangan/contract/roles'
import { LastDaySchema } from '@prangan/contract/schemas/people'
import * as z from 'zod/mini'
import { failureMessage } from '../../../lib/failure-messages.ts'
import { formatLastDay } from '../../../lib/format-last-day.ts'
import type { ResourceForm, ResourceFormState } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { grantAbilities } from './api/change-person.ts'
import type { PersonRow } from './api/person-row.ts'

const people = () => deskMessages().people
const grantTexts = () => deskMessages().grants
const texts = () => people().form

type LastDayField = `${Grant}:lastDay`
export const lastDayField = (grant: Grant): LastDayField => `${grant}:lastDay`

/** Whether each ability is granted, and its last day; '' for no end. */
type Chosen = Record<Grant, boolean> & Record<LastDayField, string>
export type AbilitiesFormState = ResourceFormState<PersonRow, Chosen, Chosen>

/** The day of an ability that is not ticked is hidden, so nothing is wrong with it. */
const AbilitiesFormSchema = z
  .custom<Chosen>((typed) => typeof typed === 'object')
  .check(({ value, issues }) => {
    for (const grant of grantNames) {
      const field = lastDayField(grant)
      const day = value[grant] && value[field]
      const message = day && LastDaySchema.safeParse(day).error?.issues[0]?.message
      if (message) issues.push({ code: 'custom', message, path: [field], input: day })
    }
  })

/** An ability that has ended is one that is not granted. */
const toForm = ({ grants, lastDays = {} }: PersonRow): Chosen =>
  Object.fromEntries(
    grantNames.flatMap((grant) => {
      const isGranted = grants.includes(grant)
      return [
        [grant, isGranted],
        [lastDayField(grant), (isGranted && lastDays[grant]) || ''],
      ]
    }),
  )

const dayText = (day: string) => (day ? formatLastDay(day) : texts().noLastDay)

export const abilitiesForm: ResourceForm<PersonRow, Chosen, Chosen> = {
  name: 'person',
  what: () => texts().what,
  schema: AbilitiesFormSchema,
  toForm,
  compare: (before, after) => {
    const [was, is] = [toForm(before), toForm(after)]
    return grantNames.flatMap((grant) => {
      const { label } = grantTexts()[grant]
      const field = lastDayField(grant)
      const now = is[grant] ? texts().granted : texts().notGranted
      const ability = { name: grant, label, now }
      const day = { name: field, label: texts().lastDayOf(label), now: dayText(is[field]) }
      return [...(was[grant] === is[grant] ? [] : [ability]), ...(was[field] === is[field] ? [] : [day])]
    })
  },
  save: async (chosen, base, _, { getToken }) => {
    const grants = grantNames.filter((grant) => chosen[grant])
    const lastDays = grants.flatMap((grant) => {
      const day = chosen[lastDayField(grant)]
      return day ? [[grant, day] as const] : []
    })
    const granted = { grants, lastDays: Object.fromEntries(lastDays) }
    return texts().saved(await grantAbilities(base, granted, getToken))
  },
  failure: (error) => ({ message: failureMessage(error, texts().failure) }),
}
