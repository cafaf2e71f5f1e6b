import { useCallback, useEffect, useState } from 'react'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { Question } from './alumni-dialogs.tsx'

const loadDialogs = () => import('./alumni-dialogs.tsx')

/**
 * The open question of the list. The dialogs' code, with Base UI and the form's, is loaded when it is first needed.
 */
export function useAlumniDialogs(openId: string) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { module, hasFailed, loadModule } = useLazyModule(loadDialogs)
  const isWanted = openId !== '' || isAsking

  useEffect(() => {
    if (isWanted) loadModule()
  }, [isWanted, loadModule])

  const ask = useCallback((kind: Question['kind'], about: readonly AlumnusRow[]) => {
    setQuestion((last) => ({ kind, about, turn: (last?.turn ?? 0) + 1 }))
    setAsking(true)
  }, [])

  return {
    ask,
    question,
    isAsking,
    onAnswered: useCallback(() => setAsking(false), []),
    /** For hover and focus. After a failure, only a click loads it again, so that no dialog opens unexpectedly. */
    prefetch: hasFailed ? undefined : loadModule,
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.AlumniDialogs,
  }
}
