import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { paths } from '../../../../paths.ts'
import type { Questions } from './use-question.ts'

/** Asks before an address of the site, or the window itself, is left with something unsaved. A session that ended asks nothing. */
export function useLeaveGuard(hasUnsaved: boolean, { ask }: Pick<Questions, 'ask'>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.login.href(),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    ask({
      title: 'Leave without saving?',
      text: 'What you changed here has not been saved.',
      action: 'Leave without saving',
      act: async () => {
        blocker.proceed()
        return undefined
      },
      onCancel: blocker.reset,
    })
  }, [blocker, ask])

  useEffect(() => {
    if (!hasUnsaved) return
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', refuse)
    return () => removeEventListener('beforeunload', refuse)
  }, [hasUnsaved])
}
