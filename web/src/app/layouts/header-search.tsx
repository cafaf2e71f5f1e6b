import { withoutLanguage } from '@prangan/contract/languages'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SearchInput } from '../../features/search/components/search-input.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'

/** Shows a search input on wide screens, and on narrow ones a link to the search page. */
export function HeaderSearch() {
  useSearchKey()
  const isSearch = withoutLanguage(useLocation().pathname) === paths.search.path
  if (isSearch) return null
  return (
    <>
      <SearchInput className="w-44 max-md:hidden xl:w-56" />
      <a
        href={paths.search.href()}
        className="grid size-12 flex-none place-items-center rounded-card text-indigo-900 hover:bg-indigo-50 md:hidden"
      >
        <Icon name="search" className="size-6" />
        <span className="sr-only">{messages().search.title}</span>
      </a>
    </>
  )
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Focuses the search input on the key `/`, unless somebody types or a dialog is open. */
function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (takesText(event.target) || document.querySelector('dialog[open]')) return
      const boxes = document.querySelectorAll<HTMLInputElement>('search input')
      const box = [...boxes].find((each) => each.offsetParent !== null)
      if (!box) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
