import { languageOf, mainLanguage } from '@prangan/contract/languages'
import { inEachLanguage } from '@prangan/web/messages/catalogue.ts'
import type { offlineTexts } from '../../messages/en/worker.ts'
import { keptAt } from '../kept.ts'
import { barClass, barId } from '../offline-bar.tsx'
import { timeText } from '../time-text.ts'
import { offlinePathFor } from './kept-pages.ts'

type Texts = typeof offlineTexts
const texts = inEachLanguage(
  import.meta.glob<Texts>('../../messages/*/worker.ts', { eager: true, import: 'offlineTexts' }),
)

/** Returns a kept page with a bar that says how old it is. The bar is outside of what React hydrates. */
export async function showKept(path: string, kept: Response): Promise<Response> {
  const own = texts[languageOf(path)] ?? texts[mainLanguage]
  const html = await kept.text()
  if (!own) return new Response(html, { headers: kept.headers })
  const text =
    path === offlinePathFor(path) ? own.offline : own.asOf(timeText(new Date(keptAt(kept)), own.dates))
  const bar = `<p id="${barId}" role="status" class="${barClass}">${text}</p>`
  const root = '<div id="root">'
  return new Response(
    html.replace(root, () => bar + root),
    { headers: kept.headers },
  )
}
