import { vi } from 'vitest'
import { firestore } from './firestore.ts'

/**
 * Loads all modules anew, in Hindi: a desk's modules read their messages once. What a test renders is imported after this;
 * `vi.resetModules()` ends it.
 */
export async function loadInHindi(): Promise<void> {
  vi.resetModules()
  const { loadMessages } = await import('../messages/index.ts')
  const { loadApplicantMessages } = await import('../messages/applicant.ts')
  const { loadDeskMessages } = await import('../messages/desk.ts')
  const { loadErrorMessages } = await import('../messages/errors.ts')
  const { loadStepsMessages } = await import('../messages/steps.ts')
  const { setLanguage } = await import('../messages/language.ts')
  await Promise.all([
    loadMessages('hi'),
    loadErrorMessages('hi'),
    loadDeskMessages('hi'),
    loadApplicantMessages('hi'),
    loadStepsMessages('hi'),
  ])
  setLanguage('hi')
}

/** The same, with these modules, and the screen and the Firestore that they use. */
export async function onHindiDesk<Module>(load: () => Promise<Module>) {
  await loadInHindi()
  const [screen, module] = await Promise.all([import('./screen.tsx'), load()])
  return { ...module, ...screen, firestore }
}

/** What a screen says by attributes, to sighted people and to screen readers. */
const saying = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-label']

/** What the screen says in Latin letters, except for what may be, and for the elements that `unless` selects. */
export function saidInLatin(allowed: RegExp, unless?: string): string[] {
  const screen = document.body.cloneNode(true) as HTMLElement
  for (const element of unless ? screen.querySelectorAll(unless) : []) element.remove()
  const texts: string[] = []
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of screen.querySelectorAll('*')) {
    for (const name of saying) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.filter((text) => /[a-z]/i.test(text.replaceAll(allowed, '')))
}
