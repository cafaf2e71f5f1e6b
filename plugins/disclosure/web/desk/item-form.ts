import { otherFields, otherFieldsOf } from '@prangan/contract/language-fields'
import { CallError } from '@prangan/web/http/call-error.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import type { ResourceForm, ResourceFormState } from '@prangan/web/lib/resource-form.ts'
import type { FieldChange } from '@prangan/web/lib/use-edit-conflict.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { languageName } from '@prangan/web/messages/language-name.ts'
import * as z from 'zod/mini'
import { type DisclosureLink, SaveDisclosureInputSchema } from '../../contract/disclosures.ts'
import { saveItem } from './disclosure-calls.ts'
import type { ItemRow } from './item-rows.ts'
import { disclosureDeskMessages } from './messages.ts'

/** The links are JSON, so that a draft and a conflict treat them as one value. */
type Typed = {
  state: string
  reasonEn: string
  links: string
  owner: string
  updatedOn: string
  reviewEvery: string
} & Record<`reason${string}`, string>

type Output = z.output<typeof SaveDisclosureInputSchema>

export type ItemFormState = ResourceFormState<ItemRow, Typed, Output>

export const linksIn = (typed: string): DisclosureLink[] => JSON.parse(typed)
export const linksText = (links: readonly DisclosureLink[]): string => JSON.stringify(links)

const ItemFormSchema = z.pipe(
  z.pipe(
    z.custom<Typed>((typed) => typeof typed === 'object'),
    z.transform((typed: Typed) => ({ ...typed, links: linksIn(typed.links), version: 0 })),
  ),
  SaveDisclosureInputSchema as never,
) as unknown as z.ZodMiniType<Output, Typed>

const texts = () => disclosureDeskMessages().form

const toForm = ({ state, reason, links, owner, updatedOn, reviewEvery }: ItemRow): Typed => ({
  state,
  reasonEn: reason.en,
  ...otherFieldsOf('reason', reason),
  links: linksText(links),
  owner,
  updatedOn,
  reviewEvery,
})

/** What values are called in a conflict. */
export type ItemNames = { link: (link: DisclosureLink) => string; owner: (uid: string) => string }

function compareWith(names: ItemNames) {
  const { states } = disclosureDeskMessages()
  const shown: Readonly<Record<string, { label: string; nameOf?: (value: string) => string }>> = {
    state: { label: texts().state, nameOf: (state) => states[state as keyof typeof states] },
    reasonEn: { label: texts().reason },
    ...otherFields('reason', (_, language) => ({ label: texts().reasonIn(languageName(language)) })),
    links: { label: texts().links, nameOf: (links) => linksIn(links).map(names.link).join(', ') },
    updatedOn: { label: texts().updatedOn, nameOf: (day) => day && formatDate(day) },
    reviewEvery: {
      label: texts().reviewEvery,
      nameOf: (months) => texts().months[months as keyof ReturnType<typeof texts>['months']],
    },
    owner: { label: texts().owner, nameOf: names.owner },
  }
  return (before: ItemRow, after: ItemRow): FieldChange[] => {
    const [was, is]: Readonly<Record<string, string>>[] = [toForm(before), toForm(after)]
    return Object.entries(shown).flatMap(([name, { label, nameOf = String }]) => {
      const now = is?.[name] ?? ''
      if (was?.[name] === now) return []
      return [{ name, label, now: nameOf(now) || deskMessages().kit.notGiven, nameOf }]
    })
  }
}

const failure = actionFailure(() => texts().notSaved)

/** The form of an item, for the office and for its owner. */
export const itemForm = (names: ItemNames): ResourceForm<ItemRow, Typed, Output> => ({
  name: 'disclosure',
  what: () => texts().what,
  schema: ItemFormSchema,
  toForm,
  compare: compareWith(names),
  save: async (output, { id, version }, _, { getToken }) =>
    texts().saved(await saveItem(id, { ...output, version }, getToken)),
  failure: (error) => ({
    ...(error instanceof CallError && { errors: error.errors }),
    message: failure(error),
  }),
})
