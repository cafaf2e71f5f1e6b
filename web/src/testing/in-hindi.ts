import { setLanguage } from '../messages/language.ts'
import { loadAllMessages } from './all-messages.ts'
import { firestore } from './firestore.ts'

/** Switches rendering to Hindi; `setLanguage('en')` ends it. */
export async function loadInHindi(): Promise<void> {
  await loadAllMessages('hi')
  setLanguage('hi')
}

/** Loads these modules in Hindi, with the screen and the Firestore that they use. */
export async function onHindiDesk<Module>(load: () => Promise<Module>) {
  await loadInHindi()
  const [screen, module] = await Promise.all([import('./screen.tsx'), load()])
  return { ...module, ...screen, firestore }
}

/** Attributes that sighted people or screen readers read. */
const saying = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-label']

/** English terms that everybody says in Hindi too. */
const saidByAll = /\b(OTP|PDF|CUET|UTR|CSV|TC|EWS)\b/g

/** Returns the screen's text in Latin letters, except `allowed` text and the elements that `unless` selects. */
export function saidInLatin(allowed: RegExp, unless?: string): string[] {
  const screen = document.body.cloneNode(true) as HTMLElement
  for (const element of unless ? screen.querySelectorAll(unless) : []) element.remove()
  const texts: string[] = []
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of screen.querySelectorAll('*')) {
    for (const name of saying) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.filter((text) => /[a-z]/i.test(text.replaceAll(allowed, '').replaceAll(saidByAll, '')))
}
