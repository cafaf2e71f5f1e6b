import { whenIdle } from '../lib/when.ts'

/**
 * The client's entry. React is evaluated by itself and the rest after it, with room between, so that no single task
 * is long on a slow phone; a visitor who is already touching the page (`data-hurry`, set by the loader) gets both at once.
 */
async function begin(): Promise<void> {
  await import('react-dom/client')
  if (!('hurry' in document.documentElement.dataset)) await whenIdle()
  const { start } = await import('./start.tsx')
  await start()
}

begin().catch((error: unknown) => console.error(error))
