import { whenIdle } from '@prangan/web/lib/when.ts'
import type { SiteRouter } from '@prangan/web/plugin.ts'
import type { Visit } from './kept.ts'

/** Tells the worker which pages somebody visits, so that it keeps them. It sees documents, but not pages that scripts render. */
export function tellVisits(router: SiteRouter): void {
  let told = ''
  const tell = async (isDocument: boolean) => {
    const { pathname, search } = location
    if (pathname === told || search !== '') return
    told = pathname
    await whenIdle()
    const { active } = await navigator.serviceWorker.ready
    const assets = `${location.origin}/assets/`
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.startsWith(assets) ? [name] : []))
    active?.postMessage({ path: pathname, isDocument, loaded } satisfies Visit)
  }
  void tell(true)
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void tell(false)
  })
}
