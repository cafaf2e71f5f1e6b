import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered markup and true once scripts answer: a form that only they can send is not to be sent before. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
