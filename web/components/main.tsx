import '../src/app/feature-pages.css'
import '../src/features/site/components/information.css'
import '../src/app/desk.css'
import './components.css'
import { allLanguages, isSiteLanguage, mainLanguage } from '@prangan/contract/languages'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fontScript } from '../src/app/fonts.ts'
import { loadDeskMessages } from '../src/messages/desk.ts'
import { loadErrorMessages } from '../src/messages/errors.ts'
import { loadMessages } from '../src/messages/index.ts'
import { language } from '../src/messages/language.ts'
import { showIn } from '../src/messages/language-at.ts'
import { Blocks, Cards, Type } from './content.tsx'
import { Buttons, Fields } from './controls.tsx'
import { Forms, Lists } from './desk.tsx'
import { Layers } from './layers.tsx'
import { Photographs } from './photographs.tsx'
import { Results, Statuses } from './states.tsx'

/*
 * Every component in every state, for developers and for the pictures of `test:all`: /components in `npm run dev`. It is
 * no entry of the build and nothing in `src` may import it, so no visitor loads a byte of it.
 */

function Components() {
  return (
    <main className="components">
      <h1 className="text-h1 text-indigo-900" lang="en">
        Components
      </h1>
      <nav aria-label="Languages" lang="en">
        {allLanguages.map((each) => (
          <a key={each} href={`?language=${each}`} aria-current={each === language() ? 'page' : undefined}>
            {each}
          </a>
        ))}
      </nav>
      <Type />
      <Buttons />
      <Fields />
      <Results />
      <Statuses />
      <Cards />
      <Photographs />
      <Blocks />
      <Lists />
      <Forms />
      <Layers />
    </main>
  )
}

const asked = new URLSearchParams(location.search).get('language') ?? ''
const shown = isSiteLanguage(asked) ? asked : mainLanguage
await Promise.all([loadMessages, loadErrorMessages, loadDeskMessages].map((load) => load(shown)))
showIn(shown)

// The fonts of a visitor who returns.
localStorage.fonts = 'all'
document.head.append(Object.assign(document.createElement('script'), { text: fontScript('Devanagari') }))
// A stand-in that the system lacks fails.
await Promise.allSettled([...document.fonts].map((font) => font.load()))

const root = document.getElementById('root')
const router = createBrowserRouter([{ path: '*', element: <Components /> }])
if (root) createRoot(root).render(<RouterProvider router={router} />)
