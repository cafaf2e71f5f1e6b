import { useCallback, useEffect, useState } from 'react'
import { useLazyModule } from '../../../../ui/desk/use-lazy-module.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import type { Question } from './alumni-dialogs.tsx'

const loadDialogs = () => import('./alumni-dialogs.tsx')

/** Which question is asked over the list. The windows' code, with Base UI and the form's, comes when one is first wanted. */
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
    /** For a pointer that comes near. After a failure only a press fetches again, lest a window open by itself. */
    prefetch: hasFailed ? undefined : loadModule,
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.AlumniDialogs,
  }
}
