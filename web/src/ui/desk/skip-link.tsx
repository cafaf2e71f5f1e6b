import { messages } from '../../messages/index.ts'
/**
 * The first focusable element skips the menus. It moves the focus in code, since a hash in the address would add a history
 * entry that the router does not know.
 */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page, as its address says.
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {messages().layout.skip}
    </a>
  )
}
