import { keepChecking } from '@prangan/web/lib/keep-checking.ts'
import type { SiteRouter } from '@prangan/web/plugin.ts'
import { hasForm } from './has-form.ts'
import { barId } from './offline-bar.tsx'
import { wantedPage } from './wanted-page.ts'

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true

/**
 * Replaces a page from the device by the current one once the server answers, not while somebody is typing. A page on which a
 * form was opened stays; its listeners have what is new.
 */
export function awaitConnection(router: SiteRouter): void {
  const bar = document.getElementById(barId)
  if (!bar) return
  const stop = () => {
    bar.remove()
    stopChecking()
    unsubscribe()
  }
  const { stop: stopChecking } = keepChecking(async () => {
    const wanted = wantedPage()
    // The worker leaves all but GET alone.
    const hasAnswered = await fetch(wanted ?? location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => {},
    )
    if (!hasAnswered || isTyping()) return undefined
    stop()
    if (wanted) location.replace(wanted)
    else if (!hasForm()) location.reload()
    return undefined
  })
  const { key } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.key !== key) stop()
  })
}
