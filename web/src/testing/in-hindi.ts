import { vi } from 'vitest'

/**
 * Loads all modules anew, in Hindi: a desk's modules read their messages once. What a test renders is imported after this;
 * `vi.resetModules()` ends it.
 */
export async function loadInHindi(): Promise<void> {
  vi.resetModules()
  const { loadMessages } = await import('../messages/index.ts')
  const { loadDeskMessages } = await import('../messages/desk.ts')
  const { setLanguage } = await import('../messages/language.ts')
  await Promise.all([loadMessages('hi'), loadDeskMessages('hi')])
  setLanguage('hi')
}

/** What the screen says in Latin letters, to sighted people and to screen readers, except for what may be. */
export function saidInLatin(allowed: RegExp): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const names = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-label']
  for (const element of document.querySelectorAll('*')) {
    for (const name of names) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.filter((text) => /[a-z]/i.test(text.replaceAll(allowed, '')))
}
