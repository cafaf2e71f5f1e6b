import { messages } from '../../messages/index.ts'
/**
 * The first thing that the keyboard reaches: it leads past the menus. It moves the focus by itself, for an address of its
 * own would be a step back in the browser's history of which the router knows nothing.
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
      {messages().frame.skip}
    </a>
  )
}
