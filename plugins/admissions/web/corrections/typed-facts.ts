import { CallError } from '@prangan/web/http/call-error.ts'
import { type FailureMessages, failureMessage } from '@prangan/web/lib/failure-messages.ts'
import type { Refusal } from '@prangan/web/lib/use-submit-form.ts'
import { type FactGroup, isSameValue } from '../../contract/facts.ts'
import type { Facts, FactValue } from '../../contract/schemas/corrections.ts'

export type TypedFacts = Record<string, FactValue>

/** A field has hyphens for the dots of its fact, because form libraries read dots as nesting. */
export const fieldOf = (fact: string): string => `fact-${fact.replaceAll('.', '-')}`

export const isList = (fact: string): boolean => fact === 'claims' || fact.startsWith('subjects.')

const factsIn = (groups: readonly FactGroup[]): string[] => groups.flatMap(({ facts }) => facts)

export const typedFacts = (before: Facts, groups: readonly FactGroup[]): TypedFacts =>
  Object.fromEntries(
    factsIn(groups).map((fact) => [fieldOf(fact), before[fact] ?? (isList(fact) ? [] : '')] as const),
  )

/** Returns what was changed. A fact that is not shown is blank unless somebody types it. */
export function changedFacts(typed: TypedFacts, before: Facts, groups: readonly FactGroup[]): Facts {
  const changed = factsIn(groups).flatMap((fact) => {
    const value = typed[fieldOf(fact)]
    const old = before[fact] ?? (isList(fact) ? [] : '')
    return value === undefined || isSameValue(value, old) ? [] : [[fact, value] as const]
  })
  return Object.fromEntries(changed)
}

/** Shows what the server says of a fact at its field, and the rest at the button. */
export function factRefusal(error: unknown, groups: readonly FactGroup[], failure: FailureMessages): Refusal {
  const facts = new Set(factsIn(groups))
  const said = error instanceof CallError ? Object.entries(error.errors) : []
  const errors = Object.fromEntries(
    said.map(([name, text]) => [facts.has(name) ? fieldOf(name) : name, text]),
  )
  const isAtField = said.some(([name]) => facts.has(name))
  return isAtField ? { errors } : { errors, message: failureMessage(error, failure) }
}
