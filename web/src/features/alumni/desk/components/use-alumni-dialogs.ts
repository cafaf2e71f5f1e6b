import { useCallback, useState } from 'react'
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
  const isWanted = openId !== '' || isAsking
  const { module, hasFailed, prefetch } = useLazyModule(loadDialogs, isWanted)

  const ask = useCallback((kind: Question['kind'], about: readonly AlumnusRow[]) => {
    setQuestion((last) => ({ kind, about, turn: (last?.turn ?? 0) + 1 }))
    setAsking(true)
  }, [])

  return {
    ask,
    question,
    isAsking,
    onAnswered: useCallback(() => setAsking(false), []),
    prefetch,
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.AlumniDialogs,
  }
}
