import { useEffect } from 'react'
import { useLazyModule } from '../../../lib/use-lazy-module.ts'
import { isTextInput } from './text-box.ts'

const loadOffer = () => import('./kruti-dev-offer.tsx')

/** Offers to convert Kruti Dev in every text input of a desk. Its code is loaded when the first one gets the focus. */
export function OfferKrutiDev() {
  const { module, loadModule } = useLazyModule(loadOffer)
  useEffect(() => {
    if (module) return
    const load = ({ target }: FocusEvent) => isTextInput(target) && loadModule()
    document.addEventListener('focusin', load)
    return () => document.removeEventListener('focusin', load)
  }, [module, loadModule])
  return module && <module.KrutiDevOffer />
}
