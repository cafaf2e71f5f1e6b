import { useEffect } from 'react'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Message } from '../message.tsx'
import type { useLeaveGuard } from './use-leave-guard.ts'

const loadQuestion = () => import('./discard-changes.tsx')

export function LeaveDialog(question: ReturnType<typeof useLeaveGuard>['question']) {
  const { module, hasFailed, loadModule } = useLazyModule(loadQuestion)
  const { isOpen } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it could not be had, the next question tries again.
  useEffect(loadModule, [loadModule, isOpen])
  return (
    <>
      <Message tone="error">{hasFailed && isOpen && deskMessages().kit.form.discard.notAsked}</Message>
      {module && <module.DiscardChanges {...question} />}
    </>
  )
}
