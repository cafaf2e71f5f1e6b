import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StepName } from './step-names.ts'

type StepState = { applicationStep?: string } | null

/**
 * The step that is shown, and a function that shows another one. Each is an entry of the browser's history at the same
 * address, so that Back goes a step back. `first` is the one that an entry without a step shows.
 */
export function useStep(steps: readonly StepName[], first: string | undefined) {
  const [initial] = useState(first)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const wanted = (state as StepState)?.applicationStep ?? initial
  const step = steps.find((each) => each === wanted) ?? steps[0] ?? 'review'
  const go = (next: StepName) => {
    if (next !== step) void navigate({ pathname, search }, { state: { applicationStep: next } })
  }
  return [step, go] as const
}
