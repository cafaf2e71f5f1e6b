import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type FactGroup, factsOf, isSameValue } from '../../../contract/facts.ts'
import type { Facts } from '../../../contract/schemas/corrections.ts'
import { type TypedFacts, typedFacts } from '../../corrections/typed-facts.ts'
import type { Sent } from './check-application.ts'

export const factsIn = ({ row, details }: Sent, groups: readonly FactGroup[]): Facts =>
  factsOf({ ...row, details }, groups)

export const toForm = (facts: Facts, groups: readonly FactGroup[]): TypedFacts => ({
  ...typedFacts(facts, groups),
  document: '',
  reason: '',
})

function isSame(one: Facts, other: Facts): boolean {
  const facts = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return facts.every((fact) => isSameValue(one[fact] ?? '', other[fact] ?? ''))
}

type Open = {
  form: UseFormReturn<TypedFacts, unknown, TypedFacts>
  base: Sent
  newest: Sent
  groups: readonly FactGroup[]
  isBusy: boolean
  onTake: (newest: Sent) => void
}

/**
 * Takes a newer version of the application into an open correction, and keeps what was typed: at once if the facts to correct
 * are the same in it, such as after an objection, else when the clerk does so.
 */
export function useNewestVersion({ form, base, newest, groups, isBusy, onTake }: Open) {
  const isBehind = newest.row.version > base.row.version && !isBusy
  const facts = factsIn(newest, groups)
  const takesItself = isBehind && isSame(facts, factsIn(base, groups))
  const take = () => {
    onTake(newest)
    form.reset(toForm(facts, groups), { keepDirtyValues: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (takesItself) take()
  }, [takesItself, newest.row.version])
  return { hasConflict: isBehind && !takesItself, take }
}
