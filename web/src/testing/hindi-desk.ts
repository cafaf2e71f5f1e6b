import { vi } from 'vitest'

/**
 * Loads modules as on a desk in Hindi: again, since a desk's modules read their texts when they are loaded. The screen and
 * the Firestore are those that these modules use.
 */
export async function onHindiDesk<Module>(load: () => Promise<Module>) {
  vi.resetModules()
  const [{ loadMessages }, { loadDeskMessages }, { setLanguage }] = await Promise.all([
    import('../messages/index.ts'),
    import('../messages/desk.ts'),
    import('../messages/language.ts'),
  ])
  await Promise.all([loadMessages('hi'), loadDeskMessages('hi')])
  setLanguage('hi')
  const [screen, { firestore }, module] = await Promise.all([
    import('./screen.tsx'),
    import('./firestore.ts'),
    load(),
  ])
  return { ...module, ...screen, firestore }
}

const shownAttributes = ['aria-label', 'placeholder', 'title', 'alt']

/** The words in Latin letters that a screen shows or reads out, but those that are marked as English or allowed. */
export function latinWords(allowed: RegExp): string[] {
  const root = document.body.cloneNode(true) as HTMLElement
  for (const marked of root.querySelectorAll('[lang="en"], option, datalist')) marked.remove()
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    shownAttributes.map((name) => element.getAttribute(name) ?? ''),
  )
  const words = [root.textContent, ...attributes].flatMap((text) =>
    text.replaceAll(allowed, ' ').match(/[A-Za-z][\w.@-]*/g),
  )
  return words.filter((word) => word !== null)
}
